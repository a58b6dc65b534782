import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { postTo, Refused } from "./send";

const fetched = vi.fn<typeof fetch>();
const answers = (...all: [status: number, body: object][]) => {
  for (const [status, body] of all) fetched.mockResolvedValueOnce(Response.json(body, { status }));
};
const sent = (call: number) => {
  const [url, init] = fetched.mock.calls[call] ?? [];
  const headers = new Headers(init?.headers);
  return { url, key: headers.get("Idempotency-Key"), body: JSON.parse(String(init?.body)) };
};
const ENQUIRY = { name: "Mari", email: "m@x.ee", company: "OÜ", phone: "", message: "1234567890" };

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

describe("an enquiry sent to the endpoint", () => {
  it("includes the form's name and the honeypot, and returns the reference", async () => {
    answers([201, { reference: "K7M4-2QXD" }]);
    expect(await postTo("/api", "home")(ENQUIRY, "")).toBe("K7M4-2QXD");
    expect(sent(0)).toMatchObject({
      url: "/api",
      body: { ...ENQUIRY, form: "home", contact_preference_2: "" },
    });
  });

  it("has the same key on retries and a new one after each success", async () => {
    answers([502, {}], [201, { reference: "A" }], [201, { reference: "B" }]);
    const post = postTo("/api", "home");
    await expect(post(ENQUIRY, "")).rejects.toThrow("502");
    await post(ENQUIRY, "");
    await post(ENQUIRY, "");
    const [first, retry, next] = [sent(0).key, sent(1).key, sent(2).key];
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(retry).toBe(first);
    expect(next).not.toBe(first);
  });

  it("has no key if the browser can't create one", async () => {
    vi.stubGlobal("crypto", {});
    answers([201, { reference: "A" }]);
    await postTo("/api", "home")(ENQUIRY, "");
    expect(sent(0).key).toBeNull();
  });

  it("throws the errors of the fields if it is refused", async () => {
    answers([422, { errors: { email: "wrong" } }]);
    const refusal = await postTo("/api", "contact")(ENQUIRY, "").catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refused);
    expect((refusal as Refused).errors).toEqual({ email: "wrong" });
  });

  it.each([
    ["a success without a reference", 201, {}],
    ["too many requests", 429, {}],
    ["an error", 500, {}],
  ])("fails if the answer is %s", async (_, status, body) => {
    answers([status, body]);
    await expect(postTo("/api", "home")(ENQUIRY, "")).rejects.toThrow(`answered ${status}`);
  });

  it("fails if the answer is not JSON", async () => {
    fetched.mockResolvedValueOnce(new Response("<p>proxy", { status: 201 }));
    await expect(postTo("/api", "home")(ENQUIRY, "")).rejects.toThrow();
  });
});
