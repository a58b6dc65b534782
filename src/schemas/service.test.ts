import { expect, it } from "vitest";
import { serviceSchema } from "./service.ts";

it.each([
  [["16", "800,000"], true],
  [["16"], false],
  [["16", "800,000", "9"], false],
])("a row of a table with two further columns accepts the values %j: %s", (values, isAccepted) => {
  const table = { columns: ["Pipeline", "Number", "Euros"], rows: [{ label: "Open", values }] };
  const sample = { title: "Report", table, foot: ["Call them."] };
  expect(serviceSchema.shape.sample.safeParse(sample).success).toBe(isAccepted);
});
