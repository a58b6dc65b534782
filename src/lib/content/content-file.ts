import { readFileSync } from "node:fs";
import { extname } from "node:path";
import type { z } from "astro/zod";
import type { Facts, References } from "./facts.schema.ts";
import { firstOfEach, type Mistake, readYaml, type YamlText } from "./read-yaml.ts";
import { CopyError, fillFacts, fillFactsDeep, removeInapplicableParts } from "./references.ts";
import { describeIssue, formatPath } from "./schema-messages.ts";

/** The front matter of a Markdown file; the first group is its YAML. */
export const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** Soft hyphens and zero-width characters, which are pasted unnoticed and hide words from search. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** Reads a file of src/content without invisible characters. */
export const readSource = (file: string): string => readFileSync(file, "utf8").replace(INVISIBLE, "");

/** A mistake in a file of src/content. The message is for its editor. */
export class ContentError extends Error {
  override name = "ContentError";
  /** Astro prints a stack trace if there is one, but the mistake isn't in the code. */
  override stack = "";
  /** Astro shows errors of this type as they are. */
  readonly type = "AstroError";
  readonly title = "There is a mistake in a text";

  /** The file's path, relative to the project's folder. */
  readonly file: string;

  constructor(file: string, message: string) {
    super(message);
    this.file = file;
  }
}

/**
 * Creates an error with a line for each problem.
 * @param file its path, relative to the project's folder
 * @param problems at least one
 */
export function contentError(file: string, problems: readonly Mistake[]): ContentError {
  const lines = problems.map(({ line, message }) => `  ${line ? `line ${line}: ` : ""}${message}`);
  return new ContentError(file, `There is a mistake in ${file}.\n${lines.join("\n")}`);
}

/**
 * Reads a content file: YAML, or Markdown with YAML front matter. Fills in references and validates
 * the data by its schema.
 * @param facts left out for the files of the facts themselves
 * @returns the data, and the Markdown text; "" for YAML
 * @throws ContentError with the line, the field and the reason of each mistake
 */
export function readContentFile<T>(
  file: string,
  schema: z.ZodType<T>,
  facts?: Facts,
): { data: T; body: string } {
  const source = readSource(file);
  const isMarkdown = extname(file) === ".md";
  const yaml = isMarkdown ? readYaml(FRONT_MATTER.exec(source)?.[1] ?? "", 2) : readYaml(source);
  if (yaml.problems.length > 0) {
    throw contentError(file, yaml.problems);
  }
  const filled = facts ? fillFields(file, yaml, facts.references) : yaml.data;
  const result = schema.safeParse(filled ?? {}, { error: describeIssue });
  if (!result.success) {
    const problems = firstOfEach(result.error.issues, ({ path }) => path.join()).map(({ path, message }) => ({
      line: yaml.lineOf(path),
      message: path.length > 0 ? `${formatPath(path)}: ${message}` : message,
    }));
    throw contentError(file, problems);
  }
  return { data: result.data, body: isMarkdown && facts ? fillBody(file, source, facts) : "" };
}

function fillFields(file: string, { data, lineOf }: YamlText, references: References): unknown {
  try {
    return fillFactsDeep(data, references);
  } catch (error) {
    if (!(error instanceof CopyError)) throw error;
    const message = `${formatPath(error.path)}: ${error.message}`;
    throw contentError(file, [{ line: lineOf(error.path), message }]);
  }
}

function fillBody(file: string, source: string, facts: Facts): string {
  try {
    return fillFacts(removeInapplicableParts(source.replace(FRONT_MATTER, ""), facts.site), facts.references);
  } catch (error) {
    if (!(error instanceof CopyError)) throw error;
    const line = source.slice(0, source.indexOf(error.found)).split("\n").length;
    throw contentError(file, [{ line, message: error.message }]);
  }
}
