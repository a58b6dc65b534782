import { expect, it } from "vitest";
import { enquirySchema } from "./enquiry.schema.ts";
import { fieldsOf } from "./shared-with-server/enquiry-fields.ts";

it.each(["home", "contact"] as const)("each field of the %s form must have a label", (form) => {
  const names = fieldsOf(form).map(({ name }) => name);
  const labels = Object.fromEntries(names.slice(1).map((name) => [name, name]));
  const schema = enquirySchema.shape.labels.shape[form];
  expect(schema.safeParse(labels).error?.issues.map(({ path }) => path)).toEqual([[names[0]]]);
});
