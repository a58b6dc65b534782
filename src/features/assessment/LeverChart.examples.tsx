import { COPY } from "./copy.fixture";
import { LeverChart } from "./LeverChart";

const FIGURES = { leads: 12, winRate: 20, contract: 30_000, cycle: 90, revenue: 2_000_000, accounts: 60 };

export const examples = {
  "three levers alike": (
    <div className="on-ink">
      <h2>{COPY.results.title}</h2>
      <LeverChart copy={COPY.levers} figures={FIGURES} />
    </div>
  ),
};
