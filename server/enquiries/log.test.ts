import { expect, it } from "vitest";
import { createLog } from "./log.ts";

it("the log has a line of JSON for an event, without any personal field that it might get by mistake", () => {
  const lines: string[] = [];
  const event = {
    event: "accepted",
    requestId: "1",
    reference: "K7M4-2QXD",
    seconds: 0.1,
    email: "mari@example.com",
    entry: { message: "We sell software." },
  } as const;
  createLog({ write: (line) => void lines.push(line) })(event);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    level: 30,
    time: expect.any(Number),
    event: "accepted",
    requestId: "1",
    reference: "K7M4-2QXD",
    seconds: 0.1,
    entry: {},
  });
});
