import { DescriptionList } from "../../ui/DescriptionList";
import { Specimen, Statement } from "./Specimen";
import type { Specimens } from "./Specimens.schema";

interface IdealCustomerProps {
  copy: Specimens["idealCustomer"];
  example: string;
}

/** Whom to sell to, on one page. */
export function IdealCustomer({ copy, example }: IdealCustomerProps) {
  return (
    <Specimen title={copy.title} example={example}>
      <Statement>{copy.statement}</Statement>
      <DescriptionList items={copy.fields} rows />
    </Specimen>
  );
}
