import { type Case, improve } from "./assess";
import { parseFigure } from "./parse";

/** The limits of the figures, in their order. */
export const LIMITS = {
  leads: { min: 0, max: 10_000 },
  winRate: { min: 0, max: 100 },
  contract: { min: 1, max: 10_000_000 },
  months: { min: 0.5, max: 24 },
};
export type FigureName = keyof typeof LIMITS;
export const FIGURE_NAMES = Object.keys(LIMITS) as FigureName[];
/** The improvements that can be chosen, in percent: up to the highest claim about leads. */
export const BETTER = { min: 10, max: 250, step: 10 };

/** What the visitor can set to a value that can't be used. */
export type InputName = FigureName | "better";
/** The values of the fields: figures as typed, and the plan. */
export type Inputs = Record<InputName | "of", string>;

/** What the inputs say, which of them are wrong, and the case that is shown. */
export interface Assessed {
  inputs: Inputs;
  wrong: readonly InputName[];
  shown: Case;
}

/** An invented IT company of about twenty people, shown until the inputs change. */
export const START: Assessed = {
  inputs: { leads: "12", winRate: "20", contract: "30,000", months: "4", better: "100", of: "leads" },
  wrong: [],
  shown: { leads: 12, winRate: 20, contract: 30_000, months: 4, better: 100, of: "leads" },
};

/** Whether the named inputs are the example's. */
export const areExample = (inputs: Inputs, names: readonly (keyof Inputs)[]) =>
  names.every((name) => inputs[name] === START.inputs[name]);

/** Makes a record with a value for each figure. */
export const fromFigures = <T>(value: (name: FigureName) => T) =>
  Object.fromEntries(FIGURE_NAMES.map((name) => [name, value(name)])) as Record<FigureName, T>;

/** Follows the visitor's inputs. While one is wrong, the last valid case is still shown. */
export function enter(before: Assessed, inputs: Inputs): Assessed {
  if (JSON.stringify(inputs) === JSON.stringify(before.inputs)) return before;
  const figures = fromFigures((name) => parseFigure(inputs[name], LIMITS[name]));
  const wrong: InputName[] = FIGURE_NAMES.filter((name) => figures[name] === undefined);
  // Not a case while a figure is undefined: then it isn't shown.
  const entered = { ...figures, better: Number(inputs.better), of: inputs.of } as Case;
  if (improve(entered).winRate > LIMITS.winRate.max) wrong.push("better");
  return { inputs, wrong, shown: wrong.length === 0 ? entered : before.shown };
}

/** Reads what was entered before hydration. */
export function fromFields(fields: HTMLElement): Inputs {
  const entered = fields.querySelectorAll<HTMLInputElement>("input:not([type=radio]:not(:checked))");
  return { ...START.inputs, ...Object.fromEntries([...entered].map(({ name, value }) => [name, value])) };
}
