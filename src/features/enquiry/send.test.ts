import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HONEYPOT_FIELD, KEY_FIELD } from "./schema";
import { postTo, Refused } from "./send";

const fetched = vi.fn<typeof fetch>();
const ENQUIRY = { name: "Mari", email: "m@x.ee", company: "OÜ", phone: "", message: "1234567890" };
const KEY = "6d3f2e0c-8f0e-4b0e-9a35-0c8f6f6d1b1e";

function post(answer: [status: number, body: object], key = KEY) {
  fetched.mockResolvedValueOnce(Response.json(answer[1], { status: answer[0] }));
  const data = new FormData();
  data.set(KEY_FIELD, key);
  return postTo("/api", "home")(ENQUIRY, data);
}
function sent() {
  const [url, init] = fetched.mock.calls[0] ?? [];
  const headers = new Headers(init?.headers);
  return { url, key: headers.get("Idempotency-Key"), body: JSON.parse(String(init?.body)) };
}

beforeEach(() => void vi.stubGlobal("fetch", fetched.mockReset()));
afterEach(() => void vi.unstubAllGlobals());

it("sends the enquiry with the form's name, honeypot and key, and returns the reference", async () => {
  expect(await post([201, { reference: "K7M4-2QXD" }])).toBe("K7M4-2QXD");
  const body = { ...ENQUIRY, form: "home", [HONEYPOT_FIELD]: "" };
  expect(sent()).toEqual({ url: "/api", key: KEY, body });
});

it("sends no key if the browser couldn't create one", async () => {
  await post([201, { reference: "A" }], "");
  expect(sent().key).toBeNull();
});

it("throws the errors of the fields if it is refused", async () => {
  const refusal = await post([422, { errors: { email: "wrong" } }]).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refused);
  expect((refusal as Refused).errors).toEqual({ email: "wrong" });
});

it.each([
  ["a success without a reference", 201, {}],
  ["too many requests", 429, {}],
  ["an error", 500, {}],
])("fails if the answer is %s", async (_, status, body) => {
  await expect(post([status, body])).rejects.toThrow(`answered ${status}`);
});

it("fails if the answer is not JSON", async () => {
  fetched.mockResolvedValueOnce(new Response("<p>proxy", { status: 201 }));
  await expect(postTo("/api", "home")(ENQUIRY, new FormData())).rejects.toThrow();
});
