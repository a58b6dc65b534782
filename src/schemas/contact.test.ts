import { expect, it } from "vitest";
import { faqSchema } from "./contact";

it.each([
  [{ question: "How much?" }, ["items", 0, "type"], /^must be either “type: answer” .* one of: markets/],
  [{ type: "fact", question: "How much?", fact: "price" }, ["items", 0, "fact"], /markets/],
])("%j is refused", (item, path, message) => {
  const issues = faqSchema.safeParse({ title: "Questions", items: [item] }).error?.issues ?? [];
  expect(issues).toMatchObject([{ path, message: expect.stringMatching(message) }]);
});

it("the answers that the specification asks for can't be removed", () => {
  const answers = ["First 30-60 days, then 3-6 months.", "There is no minimum commitment."];
  const issues = (...kept: string[]) =>
    faqSchema.safeParse({
      title: "Questions",
      items: kept.map((answer) => ({ type: "answer", question: "What?", answer })),
    }).error?.issues;
  expect(issues(...answers)).toBeUndefined();
  for (const answer of answers) {
    expect(issues(answer)).toMatchObject([
      { path: ["items"], message: expect.stringMatching(/^must have an answer/) },
    ]);
  }
});
