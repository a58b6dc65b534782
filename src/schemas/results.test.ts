import { expect, it } from "vitest";
import { copyOf, entriesOf } from "../../tests/support/content.ts";
import { resultsSchema } from "./results.ts";

it("a service that doesn't exist is refused, and the message names those that do", () => {
  const what = { client: "a bank", counted: "leads", countedBy: "the bank" };
  const results = [{ ...what, service: "moon", months: "6", before: "31", after: "58" }];
  const issues = resultsSchema.safeParse({ ...copyOf("results"), results }).error?.issues;
  expect(issues).toMatchObject([{ path: ["results", 0, "service"] }]);
  for (const id of Object.keys(entriesOf("services"))) expect(issues?.[0]?.message).toContain(id);
});
