import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createLog, type LogEvent } from "./log.ts";

it("an event is logged as one line of JSON, without personal fields", () => {
  const lines: string[] = [];
  const event = { event: "accepted", requestId: "1", reference: "K7M4-2QXD", seconds: 0.1 } as const;
  const personal = { email: "mari@example.com", entry: { message: "We sell software." } };
  createLog({ write: (line) => void lines.push(line) })({ ...event, ...personal });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { ...event, entry: {}, level: 30, time: expect.any(Number) },
  ]);
});

it("each event has the level given in docs/log-lines.md", () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  const rows = readFileSync("docs/log-lines.md", "utf8").matchAll(/^\| (`[^|]*`) \| ([\d, ]+) \|/gm);
  const said = [...rows].flatMap(([, events = "", levels = ""]) =>
    [...events.matchAll(/`(.*?)`/g)].map(([, event], index) => ({
      event,
      level: Number(levels.split(", ")[index]),
    })),
  );
  for (const { event } of said) log({ event } as LogEvent);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject(said);
  expect(said.length).toBeGreaterThan(10);
});
