import { type Document, isNode, isScalar, LineCounter, parseDocument, type Scalar, visit } from "yaml";

/** A mistake in a file, in an editor's words. */
export interface Mistake {
  /** From 1; undefined for what is about the whole file. */
  line?: number | undefined;
  message: string;
}

/** What a YAML text holds. */
export interface YamlText {
  /** As JSON; meaningless where there are problems. */
  data: unknown;
  /** What an editor did not mean: in the order of the lines, one a line. */
  problems: Mistake[];
  /** The line of a field, or of the last field on the way to it that is there. */
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

/** Why a line can't be read, by the code of the library's error. */
const REASONS: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: "begins with a tab. Begin it with spaces.",
  DUPLICATE_KEY: "repeats a field that stands above. Remove one of the two.",
  BAD_INDENT:
    "begins further left or right than the lines that it belongs to. Give them the same number of spaces.",
  MULTIPLE_DOCS: "begins a second file in this one. Remove the line of dashes or dots.",
};
const QUOTES_NEEDED =
  "can't be read. A text that holds a colon and a space, or that begins with a quote or with one of - ? @ ` % & * ! | > { } [ ], needs quotes around all of it.";

/**
 * Reads a YAML text as an editor meant it: what YAML allows but would cut off
 * without a word (a comment that ends a text, an anchor, a tag) is a problem too.
 * @param source the text, of any content
 * @param firstLine the line at which it begins in its file, from 1
 */
export function readYaml(source: string, firstLine = 1): YamlText {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const errors = document.errors.map(({ code, pos }) => ({
    line: lineAt(pos[0]),
    message: `this line ${REASONS[code] ?? QUOTES_NEEDED}`,
  }));
  const problems = firstOfEachLine(errors.length > 0 ? errors : findCuts(document, lineAt));
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

/** Texts of which YAML would keep a part only. */
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

/** One mistake often makes several errors. */
function firstOfEachLine(problems: Mistake[]): Mistake[] {
  const seen = new Set<number | undefined>();
  return problems.filter(({ line }) => !seen.has(line) && seen.add(line));
}
