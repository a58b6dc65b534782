import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeTimeoutSignals } from "../../../tests/support/timeout-signals.ts";
import { postEnquiry } from "./send.ts";
import { HONEYPOT_FIELD } from "./shared-with-server/enquiry-request.ts";

const ENQUIRY = { name: "Mari", email: "m@x.ee", company: "OÜ", phone: "", message: "1234567890" };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** As if the form stood on a page with this address. */
const stubAddress = (address: string) => vi.stubGlobal("location", new URL(address, "https://kasv.example"));
beforeEach(() => stubAddress("/"));

it("the form's name, its honeypot, its page and the campaign are sent with the enquiry", async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ reference: "A" }, { status: 201 }));
  vi.stubGlobal("fetch", fetched);
  for (const [address, origin] of [
    ["/#cta", { page: "/" }],
    ["/services?utm_source=a%26b&gclid=x", { page: "/services", utm_source: "a&b" }],
    [
      "/contact?page=x&utm_campaign=c&utm_medium=m&utm_term=t",
      { page: "/contact", utm_medium: "m", utm_campaign: "c" },
    ],
  ] as const) {
    stubAddress(address);
    expect(await postEnquiry("home", ENQUIRY, new FormData())).toBe("A");
    const { body } = fetched.mock.lastCall?.[1] ?? {};
    const posted = { ...ENQUIRY, ...origin, form: "home", [HONEYPOT_FIELD]: "" };
    expect(JSON.parse(String(body))).toEqual(posted);
  }
});

it.each([
  ["a success without a reference", Response.json({}, { status: 201 })],
  ["too many requests", Response.json({}, { status: 429 })],
  [
    "a wrong field, which the form would have found",
    Response.json({ errors: { name: "x" } }, { status: 422 }),
  ],
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
