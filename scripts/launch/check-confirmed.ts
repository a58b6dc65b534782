import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { findFigures } from "./find-figures.ts";
import type { LaunchIssue } from "./issue.ts";

/** What somebody has confirmed, as hashes: committed, so that nobody is asked twice. */
const FILE = "scripts/launch/confirmed.json";
const CONFIRM = `If so, run npm run check:launch -- --confirm and commit ${FILE}.`;

interface Question {
  where: string;
  /** @param found what they confirm */
  what: (found: string) => string;
  /** Reads the part of the content that they confirm; "" if there is nothing to ask. */
  read: () => string;
}

/** What only people can know about the content. */
const QUESTIONS: readonly Question[] = [
  {
    where: "src/content/claims.yaml",
    what: () => "has the figures about results. Are they yours, and proven?",
    read: () => readFileSync("src/content/claims.yaml", "utf8"),
  },
  {
    where: "src/content/legal",
    what: () => "has dates (updated). Are they the months in which your texts were last changed?",
    read: () =>
      globSync("src/content/legal/*.md")
        .sort()
        .map((file) => `${file} ${/^updated: (.*)$/m.exec(readFileSync(file, "utf8"))?.[1]}`)
        .join("\n"),
  },
  {
    where: "src/content",
    what: (found) => `has figures that are no claims: ${found}. Are those about results proven?`,
    read: () => findFigures().join(", "),
  },
];

/** Asks what only people can know, until it is confirmed, and again when it has changed. */
export function checkConfirmed(file = FILE): LaunchIssue[] {
  const confirmed = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return QUESTIONS.map(({ read, ...question }) => ({ ...question, found: read() }))
    .filter(({ where, found }) => found !== "" && confirmed[where] !== hashOf(found))
    .map(({ where, what, found }) => ({ where, what: `${what(found)} ${CONFIRM}` }));
}

/** Remembers that all of it was confirmed. */
export function confirmAll(file = FILE): void {
  const confirmed = QUESTIONS.map(({ where, read }) => [where, hashOf(read())]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(confirmed), null, 2)}\n`);
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
