import { Outcome } from "./Outcome";

export const examples = {
  "a claim": (
    <ul>
      <Outcome
        outcome={{
          text: "of growth",
          claim: {
            value: 180,
            unit: "percent",
            orMore: false,
            meaning: "of growth",
            counts: null,
            figure: "180%",
          },
        }}
      />
    </ul>
  ),
  "a claim with a note": (
    <ul>
      <Outcome
        outcome={{
          text: "more leads",
          claim: {
            value: 250,
            unit: "percent",
            orMore: false,
            meaning: "more leads",
            counts: "leads",
            figure: "250%",
          },
          note: "Count with us: one month before and one month after are enough to tell.",
        }}
      />
    </ul>
  ),
  words: (
    <ul>
      <Outcome outcome={{ text: "A pipeline that you can forecast from" }} />
    </ul>
  ),
};
