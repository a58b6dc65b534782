import { type Document, isScalar, isSeq, type Scalar, visit } from "yaml";
import * as specification from "./specification.ts";

/**
 * Pairs of letters of about the same width, the frequent ones with narrower ones: each text keeps
 * its length, and a page of the guide its room.
 */
const PAIRS = ["ea", "ou", "il", "mw", "tf", "rj", "sz", "cv", "xy", "nk", "hb", "dg", "pq"];
const OTHER = new Map(
  PAIRS.flatMap((pair) => [pair, pair.toUpperCase()]).flatMap(([one = "", two = ""]) => [
    [one, two] as const,
    [two, one] as const,
  ]),
);

const fixed = [...Object.keys(specification.SERVICES), ...leaves(specification)];
const texts = fixed.filter((leaf) => typeof leaf === "string");
const KEPT = [
  ...fixed.filter((leaf) => leaf instanceof RegExp).map(({ source }) => source),
  // A single word of the specification is only kept if it is the whole text.
  ...texts
    .filter((text) => text.includes(" "))
    // The longest first: "Company name must be …" begins like a label.
    .toSorted((one, two) => two.length - one.length)
    .map((text) => RegExp.escape(text.replace(/^[\d%K+]+ (euros )?/, "")))
    // Limits are placeholders in the content.
    .map((text) => text.replace(/(?<=\\x20)\d+(?=\\x20)/g, "(?:\\d+|\\{\\w+\\})")),
  // References and placeholders, addresses, conditions, and what marks an example.
  "\\{[\\w.-]+\\}",
  "\\]\\([^)]*\\)",
  "<[^>]*>",
  "\\S+@\\S+|https?:\\S+|[\\w-]+\\.(?:com|ee|example)\\S*",
  "(?<!\\w)/[a-z][\\w/-]*",
  "\\*\\*Example\\.\\*\\*",
];
const PART = new RegExp(`(${KEPT.join("|")})|[A-Za-z]`, "gi");

/**
 * The ids of claims, and the messages that the linter must understand, which reads English only. The
 * schemas know the other names.
 */
const NAMES = /^(id|claim|typical|sentences)$/;
/** Lists whose order says something. */
const ORDERED = /^(steps|timeline|columns|rows|values|services|teams|cells)$/;

/**
 * Rewrites a text with other words of the same length. What the specification fixes, references,
 * placeholders and addresses stay.
 */
export function rewriteText(text: string): string {
  if (texts.includes(text)) return text;
  return text.replace(PART, (part: string, kept: string | undefined) =>
    kept === undefined ? (OTHER.get(part) ?? part) : rewriteFragment(kept),
  );
}

/**
 * Rewrites every text of a YAML document, and reverses the lists whose order is free.
 * @param isValid whether data conforms to the schema; what it doesn't allow to change is no text
 */
export function rewriteYaml(document: Document, isValid: (data: unknown) => boolean): void {
  visit(document, {
    Pair(_, { key, value }) {
      const name = String((key as Scalar).value);
      if (NAMES.test(name)) return visit.SKIP;
      if (name === "updated") {
        (value as Scalar<string>).value = "March 2031";
        return visit.SKIP;
      }
      if (name === "href") {
        const link = value as Scalar<string>;
        link.value = rewriteFragment(link.value);
        return visit.SKIP;
      }
      const isFree = !ORDERED.test(name) && isSeq(value) && !leaves(value.toJSON()).some(isFixed);
      if (isFree) value.items.reverse();
      return undefined;
    },
    Scalar(key, node) {
      if (key === "key" || !isScalar(node) || typeof node.value !== "string") return;
      const before = node.value;
      node.value = rewriteText(before);
      if (!isValid(document.toJS())) node.value = before;
    },
  });
}

const isFixed = (leaf: unknown) => typeof leaf === "string" && texts.includes(leaf);

/** A link to a heading of a legal text follows its new words. */
function rewriteFragment(kept: string): string {
  return kept.replace(/(?<=(?:\]\(|\/(?:privacy|terms|cookies))#)[\w-]+/, rewriteText);
}

/** Returns the values within a value that are not objects. */
function leaves(value: unknown): unknown[] {
  if (value === null || typeof value !== "object" || value instanceof RegExp) return [value];
  return Object.values(value).flatMap(leaves);
}
