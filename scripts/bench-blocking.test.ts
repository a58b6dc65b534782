import { describe, expect, it } from "vitest";
import { ownBlocking, type TraceEvent } from "./bench-blocking.ts";

const event = (more: Partial<TraceEvent>): TraceEvent => ({
  name: "RunTask",
  ph: "X",
  pid: 1,
  tid: 1,
  ts: 2_000_000,
  dur: 0,
  ...more,
});
const paint = event({ name: "firstContentfulPaint", ph: "R", ts: 1_000_000 });

describe("blocking time by a page's own processor time", () => {
  it("counts what a slower device would take beyond 50 ms, task by task", () => {
    const tasks = [event({ dur: 90_000, tdur: 20_000 }), event({ dur: 90_000, tdur: 30_000 })];
    expect(ownBlocking([paint, ...tasks], 4)).toBe(30 + 70);
    expect(ownBlocking([paint, ...tasks], 1)).toBe(0);
  });

  it("counts what runs across the first paint, and nothing before it", () => {
    const across = event({ ts: 990_000, dur: 20_000, tdur: 20_000 });
    const before = event({ ts: 900_000, dur: 20_000, tdur: 20_000 });
    expect(ownBlocking([paint, across, before], 4)).toBe(30);
  });

  it("counts the page's main thread alone, and its tasks once", () => {
    const busy = { dur: 20_000, tdur: 20_000 };
    const others = [
      event({ ...busy, pid: 2 }),
      event({ ...busy, tid: 2 }),
      event({ ...busy, name: "Layout" }),
    ];
    expect(ownBlocking([paint, ...others], 4)).toBe(0);
  });

  it("takes the time by the clock where a trace has no other", () => {
    expect(ownBlocking([paint, event({ dur: 20_000 })], 4)).toBe(30);
  });

  it("has no number for a page that wasn't painted", () => {
    expect(ownBlocking([event({ dur: 20_000 })], 4)).toBeNaN();
  });
});
