import { AccountMap } from "./AccountMap";
import { FirstMessage } from "./FirstMessage";
import { IdealCustomer } from "./IdealCustomer";
import { PipelineReport } from "./PipelineReport";

const fields = [
  { label: "A label", value: "What stands beside it, in a sentence that needs two lines on a phone." },
  { label: "A label of two lines", value: "A value." },
];

export const examples = {
  "ideal customer": (
    <IdealCustomer example="Example" copy={{ title: "A profile", statement: "Whom to sell to", fields }} />
  ),
  "first message": (
    <FirstMessage
      example="Example"
      copy={{
        title: "A message",
        sentences: [
          { text: "A sentence.", why: "Its reason, in the margin." },
          { text: "A longer sentence, which takes two lines where there is little room.", why: "Why." },
        ],
        rest: "The rest",
        note: "A note.",
      }}
    />
  ),
  "pipeline report": (
    <PipelineReport
      example="Example"
      copy={{
        title: "A report",
        statement: "What it says",
        drawing: "16 of 32",
        columns: ["How many", "Euros"],
        rows: [
          { label: "Open", values: ["16", "800,000"] },
          { label: "Missing", values: ["16", "800,000"] },
        ],
        next: "What follows.",
      }}
    />
  ),
  "account map": (
    <AccountMap
      example="Example"
      copy={{
        title: "A map",
        corner: "Team",
        services: ["One", "Two", "Three"],
        teams: [
          { name: "First", cells: ["bought", "talked", "never"] },
          { name: "Second", cells: ["next", "never", "never"] },
        ],
        cells: { bought: "bought", talked: "talked about", never: "not yet", next: "next" },
        plan: fields,
      }}
    />
  ),
};
