import { Radio } from "./Radio";

export const examples = {
  checked: <Radio label="Win rate" name="radio-checked" defaultChecked />,
  "not checked": <Radio label="Leads" name="radio-not-checked" />,
};
