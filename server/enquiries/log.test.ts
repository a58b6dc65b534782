import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { type LogEvent, log } from "./log.ts";

it("each event is one line of JSON with the level given in docs/log-lines.md", () => {
  const write = vi.spyOn(console, "log").mockImplementation(() => {});
  const rows = readFileSync("docs/log-lines.md", "utf8").matchAll(/^\| `(.*?)` \| (\w+) \|/gm);
  const said = [...rows].map(([, event, level]) => ({ level, event }));
  for (const { event } of said) log({ event } as LogEvent);
  expect(write.mock.calls.map(([line]) => JSON.parse(line))).toEqual(
    said.map((line) => ({ time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/), ...line })),
  );
  expect(said.length).toBeGreaterThan(5);
});
