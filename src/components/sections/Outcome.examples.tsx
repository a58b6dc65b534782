import { Outcome } from "./Outcome";

const percent = (value: number, isIncrease: boolean) => ({
  value,
  unit: "percent" as const,
  orMore: false,
  isIncrease,
  meaning: "of growth",
  figure: `${value}%`,
  max: 250,
});

export const examples = {
  "the largest and the smallest increase": (
    <ul>
      <Outcome today="today" outcome={{ text: "more of it", claim: percent(250, true) }} />
      <Outcome today="today" outcome={{ text: "more of that", claim: percent(1, true) }} />
    </ul>
  ),
  "a claim that is not said to be an increase": (
    <ul>
      <Outcome today="today" outcome={{ text: "of growth", claim: percent(180, false) }} />
    </ul>
  ),
  words: (
    <ul>
      <Outcome today="today" outcome={{ text: "A pipeline that you can forecast from" }} />
    </ul>
  ),
};
