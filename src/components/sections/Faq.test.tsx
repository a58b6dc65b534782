// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Faq } from "./Faq";

afterEach(cleanup);

const NO_ANSWERS = {
  markets: null,
  languages: null,
  callers: null,
  pricing: null,
  firstDays: null,
  competitors: null,
  ending: null,
};

/** Renders the section for a company with these facts, and returns the texts shown. */
function shown(facts: object): (string | null)[] {
  const { container } = render(
    <Faq
      title="Questions"
      items={[
        { type: "answer", question: "How long?", answer: "Not long." },
        { type: "fact", question: "How much?", fact: "pricing" },
      ]}
      answers={{ ...NO_ANSWERS, ...facts }}
    />,
  );
  return [...container.querySelectorAll("details")].map(({ textContent }) => textContent);
}

it("a question answered by a fact is shown only if the fact is known", () => {
  expect(shown({})).toEqual(["How long?Not long."]);
  cleanup();
  expect(shown({ pricing: "By the month." })).toEqual(["How long?Not long.", "How much?By the month."]);
});
