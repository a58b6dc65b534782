import { DescriptionList } from "../../ui/DescriptionList";
import { ExamplePage, Statement } from "./ExamplePage";
import type { ExamplePageContent } from "./example-pages.schema";

/** A description of the ideal customer on one page. */
export function IdealCustomer({ copy, example }: ExamplePageContent<"idealCustomer">) {
  return (
    <ExamplePage title={copy.title} example={example}>
      <Statement>{copy.statement}</Statement>
      <DescriptionList items={copy.fields} rows />
    </ExamplePage>
  );
}
