import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { loadFacts } from "../../lib/content/facts";
import { Faq } from "./Faq";

it.each([
  [null, ["How long?"]],
  ["By the month.", ["How long?", "How much?"]],
])("a question that the fact %j answers is shown only if it is known", (pricing, questions) => {
  const html = renderToStaticMarkup(
    <Faq
      title="Questions"
      items={[
        { type: "answer", question: "How long?", answer: "Not long." },
        { type: "fact", question: "How much?", fact: "pricing" },
      ]}
      answers={{ ...loadFacts().site.answers, pricing }}
    />,
  );
  expect([...html.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, text]) => text)).toEqual(questions);
  expect(html.includes("By the month.")).toBe(pricing !== null);
});
