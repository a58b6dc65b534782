import { Announcement } from "./Announcement";

export const examples = {
  "announced after a pause, and never seen": <Announcement text="Three errors." />,
};
