import "./results.css";
import { LeverChart } from "./LeverChart";
import { WORDS } from "./words.fixture";

const FIGURES = { leads: 12, winRate: 20, contract: 30_000, cycle: 90, revenue: 2_000_000, accounts: 60 };

export const examples = {
  "three levers alike": (
    <div className="on-ink">
      <h2>{WORDS.results.title}</h2>
      <LeverChart words={WORDS.levers} figures={FIGURES} />
    </div>
  ),
};
