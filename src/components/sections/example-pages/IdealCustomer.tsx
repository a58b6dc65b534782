import { DescriptionList } from "../../ui/DescriptionList.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { type ExamplePageContent, Statement } from "./ExamplePage.tsx";

/** A description of the ideal customer on one page. */
export function IdealCustomer({ copy, example }: ExamplePageContent<"idealCustomer">) {
  return (
    <Sheet title={copy.title} mark={example}>
      <Statement>{copy.statement}</Statement>
      <DescriptionList items={copy.fields} rows />
    </Sheet>
  );
}
