import { z } from "astro/zod";
import { text, textWith } from "../../lib/content/text-schemas.ts";
import { RULE_NAMES } from "./rules.ts";

const ruleSchema = z.strictObject({
  rule: text.describe("The rule, in the list of all rules."),
  finding: text.describe("What the linter found."),
  why: text,
  fix: text,
});

/** The copy of the linter for cold emails. Facts can't be used here, because the browser reads it. */
export const linterSchema = z.strictObject({
  title: text,
  intro: text,
  promise: text,
  withoutScript: text,
  linter: z.strictObject({
    message: text,
    hint: text,
    country: text,
    useExample: text,
    useTypical: text,
    typical: text.describe("A message with many findings."),
    rulesTitle: textWith("count"),
    noPhoneRule: text.describe("Stands for {phone} where no rule for sales calls is known."),
    clean: textWith("rules", "words"),
    summary: textWith("errors", "warnings"),
    error: text,
    errors: textWith("count"),
    oneError: text,
    warning: text,
    warnings: textWith("count"),
    oneWarning: text,
    line: textWith("line"),
    wholeMessage: text,
    fix: text,
    source: textWith("source", "day"),
    noSubject: text,
    rules: z
      .record(z.enum(RULE_NAMES), ruleSchema)
      .describe("{country}, {rule}, and {phone} are the country’s; {words} counts, and {max} limits."),
  }),
});
export type LinterCopy = z.infer<typeof linterSchema>["linter"];
