import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import type { LaunchIssue } from "./issue.ts";

/** What somebody has confirmed, as hashes: committed, so that nobody is asked twice. */
const FILE = "scripts/launch/confirmed.json";
const CONFIRM = `If so, run npm run check:launch -- --confirm and commit ${FILE}.`;

/** What only people can know about the content, with the part of it that they confirm. */
const QUESTIONS = [
  {
    where: "src/content/claims.yaml",
    what: "has the figures about results. Are they yours, and proven?",
    read: () => readFileSync("src/content/claims.yaml", "utf8"),
  },
  {
    where: "src/content/legal",
    what: "has dates (updated). Are they the days on which your texts were last changed?",
    read: () =>
      globSync("src/content/legal/*.md")
        .sort()
        .map((file) => `${file} ${/^updated: (.*)$/m.exec(readFileSync(file, "utf8"))?.[1]}`)
        .join("\n"),
  },
];

/** Asks what only people can know, until it is confirmed, and again when it has changed. */
export function checkConfirmed(file = FILE): LaunchIssue[] {
  const confirmed = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return QUESTIONS.filter(({ where, read }) => confirmed[where] !== hashOf(read())).map(
    ({ where, what }) => ({ where, what: `${what} ${CONFIRM}` }),
  );
}

/** Remembers that all of it was confirmed. */
export function confirmAll(file = FILE): void {
  const confirmed = QUESTIONS.map(({ where, read }) => [where, hashOf(read())]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(confirmed), null, 2)}\n`);
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
