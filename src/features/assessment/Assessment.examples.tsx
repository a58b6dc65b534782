import { Assessment } from "./Assessment";
import { CLAIMS, COPY } from "./copy.fixture";
import { startState } from "./fragment";

const start = startState(CLAIMS);
const withFigures = (typed: Partial<typeof start.typed>) => (
  <div>
    <h2>{COPY.title}</h2>
    <Assessment
      copy={COPY}
      claims={CLAIMS}
      state={{ ...start, typed: { ...start.typed, ...typed } }}
      onChange={() => {}}
    />
  </div>
);

export const examples = {
  "one figure that can’t be used": withFigures({ winRate: "101" }),
};
