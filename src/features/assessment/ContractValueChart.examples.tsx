import { ContractValueChart } from "./ContractValueChart";
import { NO_IMPROVEMENT } from "./calculate";
import { COPY } from "./copy.fixture";

const copy = { ...COPY.results, ...COPY.chart };
const FIGURES = { leads: 12, winRate: 20, contract: 30_000, cycle: 90, revenue: 2_000_000, accounts: 60 };

export const examples = {
  "no change": <ContractValueChart copy={copy} figures={FIGURES} improvement={NO_IMPROVEMENT} />,
  "all sliders at their end, on ink": (
    <div className="on-ink">
      <ContractValueChart
        copy={copy}
        figures={FIGURES}
        improvement={{ leads: 250, winRate: 180, accounts: 300 }}
      />
    </div>
  ),
  "one deal a year": (
    <ContractValueChart copy={copy} figures={{ ...FIGURES, leads: 0.4 }} improvement={NO_IMPROVEMENT} />
  ),
  "nothing at all": (
    <ContractValueChart copy={copy} figures={{ ...FIGURES, leads: 0 }} improvement={NO_IMPROVEMENT} />
  ),
  "a figure that can’t be used": (
    <ContractValueChart copy={copy} figures={undefined} improvement={NO_IMPROVEMENT} />
  ),
};
