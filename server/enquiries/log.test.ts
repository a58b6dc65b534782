import { readFileSync } from "node:fs";
import { expect, it, onTestFinished, vi } from "vitest";
import { countingLog, createLog, type LogEvent } from "./log.ts";

it("each event is one line of JSON with the level given in docs/log-lines.md", () => {
  const lines: string[] = [];
  const log = createLog((line) => void lines.push(line));
  const rows = readFileSync("docs/log-lines.md", "utf8").matchAll(/^\| `(.*?)` \| (\w+) \|/gm);
  const said = [...rows].map(([, event, level]) => ({ level, event }));
  for (const { event } of said) log({ event } as LogEvent);
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    said.map((line) => ({ time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/), ...line })),
  );
  expect(said.length).toBeGreaterThan(5);
});

it("what anybody can cause without end is written at once, and then counted once a minute for each reason", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const events: LogEvent[] = [];
  const log = countingLog((event) => void events.push(event));
  const invalid = { event: "rejected", reason: "invalid", count: 1 } as const;
  for (let turn = 0; turn < 1000; turn++) log(invalid);
  log({ ...invalid, reason: "unreadable" });
  log({ event: "repeated", count: 1 });
  log({ event: "delivery-reachable" });
  log({ event: "delivery-reachable" });
  const first = [
    invalid,
    { ...invalid, reason: "unreadable" },
    { event: "repeated", count: 1 },
    { event: "delivery-reachable" },
    { event: "delivery-reachable" },
  ];
  expect(events).toEqual(first);
  vi.advanceTimersByTime(60_000);
  expect(events).toEqual([...first, { ...invalid, count: 999 }]);
  log(invalid);
  vi.advanceTimersByTime(600_000);
  expect(events.slice(first.length + 1)).toEqual([invalid]);
  log(invalid);
  expect(events).toHaveLength(first.length + 3);
});
