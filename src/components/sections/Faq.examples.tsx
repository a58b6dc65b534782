import { Faq } from "./Faq";

const answers = {
  markets: "The Baltics.",
  languages: null,
  callers: null,
  pricing: null,
  firstDays: null,
  competitors: null,
  ending: null,
};

export const examples = {
  "questions and answers": (
    <Faq
      title="Questions"
      answers={answers}
      items={[
        { type: "answer", question: "A short question?", answer: "A short answer." },
        { type: "fact", question: "A question whose answer is a fact?", fact: "markets" },
        {
          type: "answer",
          question: "A question that needs more than one line on a small screen?",
          answer: "An answer.",
        },
      ]}
    />
  ),
};
