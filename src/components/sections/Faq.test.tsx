import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Faq } from "./Faq.tsx";

it("a question without an answer isn't shown", () => {
  const items = [
    { question: "How long?", answer: "Not long." },
    { question: "How much?", answer: null },
  ];
  const html = renderToStaticMarkup(<Faq title="Questions" items={items} />);
  expect([...html.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, text]) => text)).toEqual(["How long?"]);
});
