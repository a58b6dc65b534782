import type { z } from "astro/zod";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/**
 * Explains an issue of a schema to an editor. A message of the schema itself has priority, and
 * wrong references are explained in references.ts.
 * @returns undefined to use Zod's own message
 */
export function describeIssue(issue: Issue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return describeType(issue.expected, issue.input);
    case "unrecognized_keys":
      return `there is no field ${issue.keys.map((key) => `“${key}”`).join(", ")} here; check its spelling, or remove it`;
    case "invalid_value":
      return `must be ${issue.values.join(" or ")}`;
    case "too_small":
      return issue.origin === "array"
        ? `must have ${issue.exact ? "exactly" : "at least"} ${issue.minimum} items`
        : undefined;
    case "too_big":
      return issue.origin === "array"
        ? `must have ${issue.exact ? "exactly" : "at most"} ${issue.maximum} items`
        : undefined;
    default:
      return undefined;
  }
}

/** Explains that a value has the wrong type. */
function describeType(expected: string, input: unknown): string | undefined {
  if (input === undefined) return "is missing";
  if (expected === "string") {
    if (input === null) return "must not be empty";
    return typeof input === "object"
      ? "must be one text: put it in quotes if it begins with { or ["
      : "must be text: put it in quotes";
  }
  if (expected === "array") return "must be a list: below it, a line that begins with “- ” for each item";
  if (expected === "object" || expected === "record") return "must have fields, each on a line below it";
  if (expected === "boolean") return "must be true or false";
  return `must be ${expected === "int" ? "a whole number" : "a number"}, without quotes`;
}

/** Formats the path of a field, with list items counted from 1: "experts.tiles, item 4, text". */
export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => {
      if (typeof key === "number") return `, item ${key + 1}`;
      const before = typeof path[index - 1] === "number" ? ", " : ".";
      return (index === 0 ? "" : before) + String(key);
    })
    .join("");
}
