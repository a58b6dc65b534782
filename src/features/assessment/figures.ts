import { type Figures, improve, type Plan } from "./assess";
import { formatNumber } from "./format";
import { type FigureProblem, parseFigure } from "./parse";

/** The figures in their order: an invented IT company of about twenty people, and upper limits. */
export const FIGURES = {
  leads: { example: 12, max: 100_000 },
  winRate: { example: 20, max: 100 },
  contract: { example: 30_000, max: 1_000_000_000 },
} as const satisfies Record<keyof Figures, { example: number; max: number }>;

export type FigureName = keyof Figures;
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[];
const EXAMPLE = fromFigures((name) => FIGURES[name].example);

/** The improvements that can be chosen, in percent. */
export const BETTER = { min: 10, max: 100, step: 10 };

/** The fields as the visitor sees them: figures as typed, and the plan. */
export interface Inputs extends Plan {
  typed: Record<FigureName, string>;
  /** The figures that the visitor has entered; the others are the example's. */
  own: readonly FigureName[];
}

export const EXAMPLE_INPUTS: Inputs = {
  typed: fromFigures((name) => formatNumber(FIGURES[name].example)),
  own: [],
  of: "winRate",
  better: BETTER.min,
};
export const EXAMPLE_CASE: Case = { figures: EXAMPLE, plan: EXAMPLE_INPUTS };

/** What is wrong with each figure, and the improved win rate if it is above 100%. */
export type Problems = Partial<Record<FigureName, FigureProblem>> & { better?: number };

/** The figures and the plan of valid inputs. */
export interface Case {
  figures: Figures;
  plan: Plan;
}

/** Reads the inputs: a case to assess, or what is wrong with them. */
export function readInputs({ typed, of, better }: Omit<Inputs, "own">): { valid?: Case; problems: Problems } {
  const problems: Problems = {};
  const figures = fromFigures((name) => {
    const { value = 0, problem } = parseFigure(typed[name], FIGURES[name].max);
    if (problem) problems[name] = problem;
    return value;
  });
  const plan = { of, better };
  const improved = improve(figures, plan).winRate;
  if (improved > 100) problems.better = improved;
  return Object.keys(problems).length > 0 ? { problems } : { valid: { figures, plan }, problems };
}

export function fromFigures<T>(value: (name: FigureName) => T): Record<FigureName, T> {
  return { leads: value("leads"), winRate: value("winRate"), contract: value("contract") };
}
