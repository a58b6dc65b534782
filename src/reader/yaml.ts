// The parser of Astro's own loader.
import { FAILSAFE_SCHEMA, load, Type } from "js-yaml";

const NULL = new Type("tag:yaml.org,2002:null", {
  kind: "scalar",
  resolve: (text) => text === "null",
  construct: () => null,
});
const TEXTS = FAILSAFE_SCHEMA.extend({ implicit: [NULL] });

/** Reads YAML, every value as a text, also one that looks like a date; the schemas convert numbers. */
export const loadTexts = (yaml: string): unknown => load(yaml, { schema: TEXTS }) ?? {};

/** A “#” after a value, and a letter that nobody types, which begins no comment. */
const [HASH, LETTER] = [/(?<=\S.*\s)#/g, "\ue000"];

/**
 * Finds what YAML takes for a comment after a text, as in “title: The #1 question”: it would be lost unseen.
 * @param yaml without mistakes
 */
export function findCutTexts(yaml: string) {
  const lines = yaml.split("\n");
  const isCut = (line: string, index: number) => {
    const marked = line.replace(HASH, LETTER);
    if (marked === line || /[:-] +null +#/.test(line)) return false;
    try {
      const whole = loadTexts(lines.with(index, marked).join("\n"));
      return JSON.stringify(whole).replaceAll(LETTER, "#") !== JSON.stringify(loadTexts(yaml));
    } catch {
      // No text can stand there: after a text in quotes, a comment is one; after a brace it may be a slip.
      return /[}\]]\s+#/.test(line);
    }
  };
  return lines.filter(isCut).map((line) => ({
    message: `“${line.trim()}” ends at “ #”: YAML takes the rest for a comment. Put the text in quotes, or the comment on a line of its own`,
  }));
}
