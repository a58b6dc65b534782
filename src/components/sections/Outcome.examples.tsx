import { Outcome } from "./Outcome";

const percent = (value: number) => ({
  value,
  unit: "percent" as const,
  orMore: false,
  meaning: "of growth",
  figure: `${value}%`,
  max: 300,
});

export const examples = {
  "a claim": (
    <ul>
      <Outcome outcome={{ text: "of growth", claim: percent(180) }} />
    </ul>
  ),
  "the largest and the smallest of a scale": (
    <ul className="outcome-list">
      <Outcome outcome={{ text: "the largest", claim: percent(300) }} />
      <Outcome outcome={{ text: "the smallest", claim: percent(1) }} />
    </ul>
  ),
  "a lower bound": (
    <ul>
      <Outcome
        outcome={{
          text: "in partnerships",
          claim: {
            value: 500_000,
            unit: "euros",
            orMore: true,
            meaning: "in partnerships",
            figure: "500K+ euros",
            max: 500_000,
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
