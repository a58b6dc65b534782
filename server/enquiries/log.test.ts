import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";
import { createMetrics } from "./metrics.ts";

describe("the log", () => {
  it("writes an event as a line of JSON, without any personal field that it might get by mistake", () => {
    const lines: string[] = [];
    const event = {
      event: "accepted",
      requestId: "1",
      reference: "K7M4-2QXD",
      seconds: 0.1,
      email: "mari@example.com",
      entry: { message: "We sell software." },
    } as const;
    createLog({ write: (line) => void lines.push(line) }).write(event);
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
});

describe("the metrics", () => {
  it("count what happened", async () => {
    const { count, fetch } = createMetrics();
    const about = { requestId: "1", reference: "K7M4-2QXD" };
    count({ event: "accepted", seconds: 0.2, ...about });
    count({ event: "rejected", requestId: "2", reason: "rate-limit", status: 429 });
    count({ event: "failed", delivery: "smtp", reason: "RCPT 451", seconds: 3, ...about });
    count({ event: "copy-failed", delivery: "webhook", reason: "HTTP 500", ...about });
    const text = await (await fetch(new Request("http://localhost/metrics"))).text();
    for (const line of [
      "enquiries_accepted_total 1",
      'enquiries_rejected_total{reason="rate-limit"} 1',
      'enquiries_failed_total{delivery="smtp"} 1',
      'enquiries_failed_total{delivery="webhook"} 1',
      'enquiry_delivery_seconds_bucket{le="0.25"} 1',
      "enquiry_delivery_seconds_count 2",
    ]) {
      expect(text).toContain(`${line}\n`);
    }
    expect((await fetch(new Request("http://localhost/"))).status).toBe(404);
  });
});
