import { Slider } from "./Slider";

export const examples = {
  "at its start": <Slider aria-label="By how much" min={10} max={100} defaultValue={10} />,
  "at its end": <Slider aria-label="By how much" min={10} max={100} defaultValue={100} />,
};
