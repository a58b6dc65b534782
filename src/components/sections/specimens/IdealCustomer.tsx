import type { SpecimenProps } from "../../../schemas/specimens";
import { DescriptionList } from "../../ui/DescriptionList";
import { Specimen, Statement } from "./Specimen";

/** A description of the ideal customer on one page. */
export function IdealCustomer({ copy, example }: SpecimenProps<"idealCustomer">) {
  return (
    <Specimen title={copy.title} example={example}>
      <Statement>{copy.statement}</Statement>
      <DescriptionList items={copy.fields} rows />
    </Specimen>
  );
}
