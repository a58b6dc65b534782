import { globSync } from "node:fs";
import { parse } from "node:path";
import { expect, it } from "vitest";
import { copyOf } from "../../tests/support/content";
import { resultsSchema } from "./results";

const { words } = copyOf("results");
const service = globSync("src/content/services/*.yaml").map((file) => parse(file).name)[0];
const result = {
  client: "a bank",
  service,
  counted: "leads",
  countedBy: "the bank",
  months: "6",
  before: "31",
};

it("a service that doesn't exist is refused, and the message names those that do", () => {
  const results = [{ ...result, service: "moon", after: "58" }];
  const [issue] = resultsSchema.safeParse({ results, words }).error?.issues ?? [];
  expect(issue).toMatchObject({
    path: ["results", 0, "service"],
    message: expect.stringContaining(service ?? ""),
  });
});
