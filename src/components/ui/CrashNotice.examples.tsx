import { CrashNotice } from "./CrashNotice";

const copy = {
  headline: "Unexpected Application Error!",
  write: "Write to us:",
  home: "Go to the home page",
};

export const examples = {
  "in place of an interactive part": <CrashNotice copy={copy} email="name@example.com" />,
};
