import { type Case, type Figures, improve, type Plan } from "./assess";
import { formatNumber } from "./format";
import { parseFigure } from "./parse";

/** The figures in their order: an invented IT company of about twenty people, and limits. */
export const FIGURES = {
  leads: { example: 12, min: 0, max: 10_000 },
  winRate: { example: 20, min: 0, max: 100 },
  contract: { example: 30_000, min: 1, max: 10_000_000 },
  months: { example: 4, min: 0.5, max: 24 },
} as const satisfies Record<keyof Figures, { example: number; min: number; max: number }>;

export type FigureName = keyof Figures;
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[];
export const EXAMPLE = fromFigures((name) => FIGURES[name].example);

/** The improvements that can be chosen, in percent: up to the highest claim about leads. */
export const BETTER = { min: 10, max: 250, step: 10 };

/** The fields as the visitor sees them: figures as typed, and the plan. */
export interface Inputs extends Plan {
  typed: Record<FigureName, string>;
  /** The figures that the visitor has entered; the others are the example's. */
  own: readonly FigureName[];
}

const EXAMPLE_PLAN: Plan = { of: "leads", better: 100 };
export const EXAMPLE_INPUTS: Inputs = {
  typed: fromFigures((name) => formatNumber(FIGURES[name].example)),
  own: [],
  ...EXAMPLE_PLAN,
};
/** Whether the plan is the example's. */
export const isExamplePlan = ({ of, better }: Plan) =>
  of === EXAMPLE_PLAN.of && better === EXAMPLE_PLAN.better;
/** What is shown at first, and until the inputs change. */
export const START = { inputs: EXAMPLE_INPUTS, shown: readInputs(EXAMPLE_INPUTS).valid as Case };

/** What the visitor can set to a value that can't be used. */
export type InputName = FigureName | "better";

/** Reads the inputs: a case to assess, unless some are wrong. */
export function readInputs({ typed, of, better }: Omit<Inputs, "own">): { valid?: Case; wrong: InputName[] } {
  const wrong: InputName[] = [];
  const figures = fromFigures((name) => {
    const value = parseFigure(typed[name], FIGURES[name]);
    if (value === undefined) wrong.push(name);
    return value ?? 0;
  });
  const valid = { ...figures, of, better };
  if (improve(valid).winRate > FIGURES.winRate.max) wrong.push("better");
  return wrong.length > 0 ? { wrong } : { valid, wrong };
}

export function fromFigures<T>(value: (name: FigureName) => T): Record<FigureName, T> {
  return {
    leads: value("leads"),
    winRate: value("winRate"),
    contract: value("contract"),
    months: value("months"),
  };
}

/** Follows the visitor's inputs. While one is invalid, the last valid case is still shown. */
export function enter({ shown }: typeof START, inputs: Inputs): typeof START {
  const { valid } = readInputs(inputs);
  const isSame = !valid || JSON.stringify(valid) === JSON.stringify(shown);
  return { inputs, shown: isSame ? shown : valid };
}

/** Reads what was entered before hydration. */
export function fromFields(fields: HTMLElement): Inputs {
  const value = (selector: string) => fields.querySelector<HTMLInputElement>(selector)?.value ?? "";
  const typed = fromFigures((name) => value(`[name=${name}]`));
  const own = FIGURE_NAMES.filter((name) => typed[name] !== EXAMPLE_INPUTS.typed[name]);
  return {
    typed,
    own,
    of: value("[name=of]:checked") as Plan["of"],
    better: Number(value("[name=better]")),
  };
}
