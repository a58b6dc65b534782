import { Faq } from "./Faq";

export const examples = {
  "two questions": (
    <Faq
      title="Questions"
      items={[
        { question: "A short question?", answer: "A short answer." },
        { question: "A question that needs more than one line on a small screen?", answer: "An answer." },
      ]}
    />
  ),
};
