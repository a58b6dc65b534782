import { Checklist } from "./Checklist";

export const examples = {
  checklist: <Checklist items={["Targeted prospect identification", "Lead qualification and scoring"]} />,
};
