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
  words: (
    <ul>
      <Outcome outcome={{ text: "A pipeline that you can forecast from" }} />
    </ul>
  ),
};
