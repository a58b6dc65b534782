import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createLog, type LogEvent } from "./log.ts";

it("each event is one line of JSON with the level given in docs/log-lines.md", () => {
  const lines: string[] = [];
  const log = createLog((line) => void lines.push(line));
  const rows = readFileSync("docs/log-lines.md", "utf8").matchAll(/^\| `(.*?)` \| (\w+) \|/gm);
  const said = [...rows].map(([, event, level]) => ({ level, event }));
  for (const { event } of said) log({ event } as LogEvent);
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    said.map((line) => ({ time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/), ...line })),
  );
  expect(said.length).toBeGreaterThan(10);
});
