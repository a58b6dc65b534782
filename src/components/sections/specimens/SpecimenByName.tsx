import { AccountMap } from "./AccountMap";
import { IdealCustomer } from "./IdealCustomer";
import { PipelineReport } from "./PipelineReport";
import type { ServiceSpecimen, Specimens } from "./Specimens.schema";

interface SpecimenByNameProps {
  name: ServiceSpecimen;
  copy: Pick<Specimens, ServiceSpecimen | "example">;
}

/** The specimen that a service refers to by name. */
export function SpecimenByName({ name, copy: { example, ...copy } }: SpecimenByNameProps) {
  switch (name) {
    case "idealCustomer":
      return <IdealCustomer copy={copy.idealCustomer} example={example} />;
    case "report":
      return <PipelineReport copy={copy.report} example={example} />;
    case "accountMap":
      return <AccountMap copy={copy.accountMap} example={example} />;
  }
}
