import { beforeEach, expect, it, vi } from "vitest";
import { fakeTimeoutSignals } from "../../../tests/support/timeout-signals.ts";
import { postEnquiry } from "./send.ts";

const ENQUIRY = { name: "Mari", email: "m@x.ee", company: "OÜ", phone: "", message: "1234567890" };

beforeEach(() => void vi.stubGlobal("location", new URL("https://kasv.example/")));

it.each([
  ["a success without a reference", Response.json({}, { status: 201 })],
  ["a reference without success", Response.json({ reference: "A" })],
  ["not JSON", new Response("<p>proxy", { status: 201 })],
])("sending fails if the answer is %s", async (_, answer) => {
  vi.stubGlobal("fetch", async () => answer);
  await expect(postEnquiry("home", ENQUIRY, new FormData())).rejects.toThrow(/answered|JSON/);
});

it("sending fails if no answer comes within 25 s, more than the 20 s that a delivery may take", async () => {
  vi.useFakeTimers();
  fakeTimeoutSignals();
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_, fail) => signal.addEventListener("abort", fail));
  });
  const failed = vi.fn();
  const sending = postEnquiry("home", ENQUIRY, new FormData()).catch(failed);
  await vi.advanceTimersByTimeAsync(24_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await sending;
  expect(failed).toHaveBeenCalled();
});
