import { z } from "astro/zod";
import { line, text, textWith } from "../../lib/content/text-schemas.ts";
import { RULE_NAMES } from "./rules.ts";

const ruleSchema = z.strictObject({
  rule: line.describe("In the list of all rules."),
  finding: line.describe("What is wrong with the message."),
  why: text,
  fix: text,
});

/** The copy of the linter for cold emails. The browser reads its file, so facts can't be used in it. */
export const linterSchema = z
  .strictObject({
    title: line,
    intro: text,
    promise: line.describe("In bold, below the introduction."),
    withoutScript: line.describe("For browsers without JavaScript."),
    linter: z.strictObject({
      message: line.describe("Labels the field for the message."),
      hint: line.describe("Below that label."),
      country: line.describe("Labels the choice of the country."),
      useExample: line.describe("The button for the first message of Example pages."),
      useTypical: line.describe("The button for the message below."),
      typical: text.describe("A message with many findings."),
      rulesTitle: textWith("count").describe("Above all rules, until there is a message."),
      noPhoneRule: line.describe("Stands for {phone} where no rule for sales calls is known."),
      clean: textWith("rules", "words").describe("Above a message without findings."),
      summary: textWith("errors", "warnings").describe("Above all findings."),
      error: line.describe("Begins a finding that breaks the law, or deceives."),
      warning: line.describe("Begins any other finding."),
      line: textWith("line").describe("Where a finding is."),
      wholeMessage: line.describe("The same, if it has no line."),
      fix: line.describe("Begins what to do. A colon follows."),
      source: textWith("source", "day").describe("Follows the country’s rule."),
      limits: text,
      noSubject: line.describe("Below the findings, if the message has no subject."),
      rules: z
        .record(z.enum(RULE_NAMES), ruleSchema)
        .describe(
          "{country}, {rule}, {source}, and {phone} are the country’s; {words} counts, and {max} limits.",
        ),
    }),
  })
  .meta({ isRaw: true });
export type LinterCopy = z.infer<typeof linterSchema>["linter"];
