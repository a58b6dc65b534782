import { DescriptionList } from "../../ui/DescriptionList.tsx";
import { ExamplePage, type ExamplePageContent, Statement } from "./ExamplePage.tsx";

/** A description of the ideal customer on one page. */
export function IdealCustomer({ copy, example }: ExamplePageContent<"idealCustomer">) {
  return (
    <ExamplePage title={copy.title} example={example}>
      <Statement>{copy.statement}</Statement>
      <DescriptionList items={copy.fields} rows />
    </ExamplePage>
  );
}
