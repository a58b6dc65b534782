import { NumberRanges } from "./NumberRanges";

export const examples = {
  "range of numbers": <NumberRanges text="First gains take 30–60 days." />,
};
