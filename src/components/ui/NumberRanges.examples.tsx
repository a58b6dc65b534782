import { NumberRanges } from "./NumberRanges";

export const examples = {
  "range of numbers": (
    <p style={{ width: "6rem" }}>
      <NumberRanges text="First gains take 30–60 days." />
    </p>
  ),
};
