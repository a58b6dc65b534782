import { CrashNotice } from "./CrashNotice";

export const examples = {
  "in place of an interactive part": <CrashNotice email="name@example.com" />,
};
