import { dirname } from "node:path";
import type { CmsConfig, Field } from "@sveltia/cms";

/** What forms and fields have in common; a form of a folder has no file. */
interface Labeled {
  label?: string;
  name: string;
  file?: string;
  folder?: string;
  files?: readonly Labeled[];
  fields?: readonly Field[];
}

/**
 * Returns where the editor shows a field, such as “Company › Facts › Booking page”; undefined if nowhere.
 * @param file such as “src/content/site.yaml”
 * @param path such as “address.street”
 */
export function breadcrumbOf(config: CmsConfig, file: string, path = ""): string | undefined {
  const collections: readonly Labeled[] = (config.collections ?? []) as Labeled[];
  const collection = collections.find(
    ({ files, folder }) => folder === dirname(file) || files?.some((form) => form.file === file),
  );
  let form = collection?.files?.find((form) => form.file === file) ?? collection;
  const labels = collection === form ? [form?.label] : [collection?.label, form?.label];
  for (const name of path.split(".")) {
    form = form?.fields?.find((field) => field.name === name) as Labeled | undefined;
    labels.push(form?.label);
  }
  return form && labels.join(" › ");
}
