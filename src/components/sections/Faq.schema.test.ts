import { expect, it } from "vitest";
import { faqSchema } from "./Faq.schema";

it.each([{ question: "How much?" }, { question: "How much?", fact: "price" }])("%j is refused", (item) => {
  const issues = faqSchema.safeParse({ title: "Questions", items: [item] }).error?.issues ?? [];
  expect(issues).toMatchObject([
    {
      path: ["items", 0],
      message: expect.stringMatching(/^must have a question and either an answer or a fact: markets/),
    },
  ]);
});
