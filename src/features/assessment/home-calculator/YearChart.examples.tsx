import { estimateYear } from "./calculate-year";
import { YearChart } from "./YearChart";

const chart = (leads: number, winRate: number) => (
  <YearChart now="today" end="12 months" year={estimateYear({ leads, winRate, contract: 30_000 })} />
);

export const examples = {
  "three contracts in the year": chart(1, 25),
  "so many contracts that no step is seen": chart(100, 20),
  "no contract": chart(0, 20),
  "a win rate that can't rise by a step": chart(2, 95),
  "a figure that can't be used": <YearChart now="today" end="12 months" year={undefined} />,
};
