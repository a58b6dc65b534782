import { expect, it } from "vitest";
import { faqSchema } from "./faq.schema";

it.each([
  [{ question: "How much?" }, ["items", 0, "type"], /^must be either “type: answer” .* one of: markets/],
  [{ type: "fact", question: "How much?", fact: "price" }, ["items", 0, "fact"], /markets/],
])("%j is refused", (item, path, message) => {
  const issues = faqSchema.safeParse({ title: "Questions", items: [item] }).error?.issues ?? [];
  expect(issues).toMatchObject([{ path, message: expect.stringMatching(message) }]);
});
