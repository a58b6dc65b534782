import "./results.css";
import { NO_IMPROVEMENT } from "./model";
import { RevenueChart } from "./RevenueChart";
import { WORDS } from "./words.fixture";

const words = { ...WORDS.results, ...WORDS.chart };
const FIGURES = { leads: 12, winRate: 20, contract: 30_000, cycle: 90, revenue: 2_000_000, accounts: 60 };

export const examples = {
  "no change": <RevenueChart words={words} figures={FIGURES} improvement={NO_IMPROVEMENT} />,
  "all sliders at their end, on ink": (
    <div className="on-ink">
      <RevenueChart
        words={words}
        figures={FIGURES}
        improvement={{ leads: 250, winRate: 180, accounts: 300 }}
      />
    </div>
  ),
  "one deal a year": (
    <RevenueChart words={words} figures={{ ...FIGURES, leads: 0.4 }} improvement={NO_IMPROVEMENT} />
  ),
  "nothing at all": (
    <RevenueChart words={words} figures={{ ...FIGURES, leads: 0 }} improvement={NO_IMPROVEMENT} />
  ),
  "a figure that can’t be used": (
    <RevenueChart words={words} figures={undefined} improvement={NO_IMPROVEMENT} />
  ),
};
