import { type Document, isNode, isScalar, LineCounter, parseDocument, type Scalar, visit } from "yaml";

/** A mistake in a file, explained for its editor. */
export interface Mistake {
  /** From 1; undefined if the mistake concerns the whole file. */
  line?: number | undefined;
  message: string;
}

/** A parsed YAML text. */
export interface YamlText {
  /** The data as JSON; meaningless if there are problems. */
  data: unknown;
  /** Probable mistakes of the editor, in order, at most one per line. */
  problems: Mistake[];
  /**
   * Returns the line of a field. If the field is missing, the line of its nearest existing parent.
   */
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

/** Explanations by error code of the YAML library. */
const REASONS: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: "begins with a tab. Begin it with spaces.",
  DUPLICATE_KEY: "repeats a field above it. Remove one of the two.",
  BAD_INDENT:
    "begins further left or right than the lines that it belongs to. Give them the same number of spaces.",
  MULTIPLE_DOCS: "begins a second file in this one. Remove the line of dashes or dots.",
};
const QUOTES_NEEDED =
  "can't be read. A text that holds a colon and a space, or that begins with a quote or with one of - ? @ ` % & * ! | > { } [ ], needs quotes around all of it.";

/**
 * Parses YAML. Reports a text that YAML would silently cut off (by a comment, an anchor or a tag)
 * as a problem.
 * @param source the text, of any content
 * @param firstLine the number of its first line in the file, from 1
 */
export function readYaml(source: string, firstLine = 1): YamlText {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const errors = document.errors.map(({ code, pos }) => ({
    line: lineAt(pos[0]),
    message: `this line ${REASONS[code] ?? QUOTES_NEEDED}`,
  }));
  const problems = firstOfEach(errors.length > 0 ? errors : findCuts(document, lineAt), ({ line }) => line);
  return {
    data: problems.length > 0 ? undefined : document.toJS(),
    problems,
    lineOf: (path) => {
      for (let length = path.length; length > 0; length--) {
        const node = document.getIn(path.slice(0, length), true);
        const offset = isNode(node) ? node.range?.[0] : undefined;
        if (offset !== undefined) return lineAt(offset);
      }
      return undefined;
    },
  };
}

/** Finds texts of which YAML would keep only a part. */
function findCuts(document: Document, lineAt: (offset: number) => number): Mistake[] {
  const problems: Mistake[] = [];
  const add = (offset: number | undefined, message: string) =>
    problems.push({ line: offset === undefined ? undefined : lineAt(offset), message });
  visit(document, {
    Node(_, node) {
      const { range, tag, anchor } = node as Scalar;
      const sign = anchor ? `&${anchor}` : tag;
      if (sign) {
        add(range?.[0], `“${sign}” would not appear. Put the whole text in quotes.`);
      } else if (isScalar(node) && node.type === "PLAIN" && node.comment) {
        const text = node.range && node.range[0] < node.range[1] ? `${node.value} ` : "";
        const whole = quoted(`${text}#${node.comment}`);
        add(
          range?.[0],
          `“#${node.comment}” would not appear: “#” begins a comment. Put the whole text in quotes: ${whole}. If you mean a comment, put it on the line above.`,
        );
      }
    },
    Alias(_, { source, range }) {
      add(range?.[0], `“*${source}” would not appear. Put the whole text in quotes.`);
    },
  });
  return problems;
}

function quoted(text: string): string {
  return text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** Returns the first problem at each place: a single mistake often causes several. */
export function firstOfEach<T>(problems: readonly T[], placeOf: (problem: T) => unknown): T[] {
  const seen = new Set<unknown>();
  return problems.filter((problem) => !seen.has(placeOf(problem)) && seen.add(placeOf(problem)));
}
