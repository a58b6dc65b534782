import { describe, expect, it } from "vitest";
import { CONTACT, createTestEndpoint, fakeDelivery, HOME } from "../../tests/support/endpoint.ts";
import { HONEYPOT_FIELD } from "./entry.ts";

function harness(parts: Parameters<typeof createTestEndpoint>[1] = {}) {
  const fake = fakeDelivery();
  return { ...fake, ...createTestEndpoint([fake.delivery], parts) };
}

describe("an enquiry that is in order", () => {
  it.each([
    ["home", HOME],
    ["contact", CONTACT],
  ])("of the %s form is delivered once and answered with its reference", async (_, fields) => {
    const { send, delivered } = harness();
    const response = await send(fields);
    expect(response.status).toBe(201);
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(await response.json()).toEqual({ reference: delivered[0]?.reference });
    expect(delivered).toMatchObject([{ form: fields.form, name: "Mari Maasikas", email: fields.email }]);
  });

  it("has its values trimmed, and its line ends alike", async () => {
    const { send, delivered } = harness();
    await send({ ...HOME, name: "  Mari\n", message: " first line\r\nsecond line " });
    expect(delivered).toMatchObject([{ name: "Mari", message: "first line\nsecond line" }]);
  });
});

describe("an enquiry that is not in order: 422 with a message for each field", () => {
  it.each<[object, object]>([
    [{ form: "home" }, { name: "Required", email: "Required", company: "Required", message: "Required" }],
    [
      { ...HOME, name: "M", email: "x", company: "", message: "short" },
      {
        name: "Name must be at least 2 characters",
        email: "Please enter a valid email address",
        company: "Company name must be at least 2 characters",
        message: "Message must be at least 10 characters",
      },
    ],
    [
      { ...CONTACT, firstName: "", lastName: "M" },
      {
        firstName: "First name must be at least 2 characters",
        lastName: "Last name must be at least 2 characters",
      },
    ],
    [{ ...CONTACT, phone: 7 }, { phone: "Expected string, received number" }],
    [{ ...HOME, name: { length: { toString: 1 } } }, { name: "Expected string, received object" }],
    [{ ...HOME, message: ["We sell", "software"] }, { message: "Expected string, received array" }],
    [{ ...HOME, form: "about" }, { form: "Expected home or contact" }],
    [{}, { form: "Required" }],
  ])("%j", async (fields, errors) => {
    const { send, delivered } = harness();
    const response = await send(fields);
    expect(response.status).toBe(422);
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    expect(await response.json()).toEqual({
      title: "Unprocessable Content",
      status: 422,
      detail: "Some fields are wrong.",
      errors,
    });
    expect(delivered).toEqual([]);
  });

  it.each([
    ["name", "Mari\r\nBcc: all@example.com"],
    ["name", "Mari\u0000"],
    ["name", "Mari\u2028x"],
    ["name", "Mari\u202ex"],
    ["name", "Mari\ud800"],
    ["company", "A\nB"],
    ["email", "mari@example.com\r\nBcc: all@example.com"],
    ["email", `${"m".repeat(250)}@example.com`],
    ["email", "märi@example.com"],
    ["email", "mari@exam/ple.com"],
  ])("%s %j never becomes a header", async (field, value) => {
    const { send, delivered } = harness();
    const response = await send({ ...HOME, [field]: value });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
    expect(delivered).toEqual([]);
  });
});

describe("a body that can't be read", () => {
  const json = JSON.stringify(HOME);
  it.each<[string, string, Record<string, string>, number]>([
    ["another media type", json, { "Content-Type": "text/plain" }, 415],
    ["a file upload", json, { "Content-Type": "multipart/form-data; boundary=x" }, 415],
    ["another charset", json, { "Content-Type": "application/json; charset=utf-16" }, 415],
    ["a packed body", json, { "Content-Encoding": "gzip" }, 415],
    ["too much of it", JSON.stringify({ ...HOME, message: "x".repeat(65_536) }), {}, 413],
    ["a declared length beyond the limit", json, { "Content-Length": "65537" }, 413],
    ["half of it", json.slice(0, -9), {}, 400],
    ["nothing", "", {}, 400],
    ["no JSON", "NaN", {}, 400],
    ["no object", "[]", {}, 400],
    ["no object at all", "null", {}, 400],
  ])("%s", async (_, body, headers, status) => {
    const { send, delivered } = harness();
    const response = await send(body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status });
    expect(delivered).toEqual([]);
  });

  it("in another encoding than it says is refused, and not delivered garbled", async () => {
    const { app, delivered } = harness();
    const init = {
      method: "POST",
      body: new Uint8Array(Buffer.from(json, "latin1")),
      headers: { "Content-Type": "application/json" },
    };
    expect((await app.request("http://localhost/api/enquiries", init)).status).toBe(400);
    expect(delivered).toEqual([]);
  });

  it("is counted while it is read where it declares no length", async () => {
    const { app } = harness();
    let pulled = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new TextEncoder().encode("x".repeat(1024)));
      },
    });
    const headers = { "Content-Type": "application/json" };
    const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
    expect((await app.request("http://localhost/api/enquiries", init)).status).toBe(413);
    expect(pulled).toBeLessThan(70);
  });

  it("that comes too slowly is given up", async () => {
    const { app, events } = harness({ requestMs: 20 });
    const headers = { "Content-Type": "application/json" };
    const body = new ReadableStream({ pull: () => new Promise(() => {}) });
    const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
    expect((await app.request("http://localhost/api/enquiries", init)).status).toBe(504);
    expect(events).toMatchObject([{ event: "rejected", reason: "too-slow" }]);
  });
});

describe("a long message", () => {
  const LONG = 9_990;

  it.each([
    ["Latin", "a"],
    ["Estonian", "õ"],
    ["Japanese", "鈴"],
    ["lines", "x\n"],
    ["emoji", "😀"],
  ])("of %s arrives whole, as JSON and as a form", async (_, text) => {
    const message = `Begin ${text.repeat(LONG / text.length)} end`;
    const { send, post, delivered } = harness();
    expect((await send({ ...HOME, message })).status).toBe(201);
    const crlf = message.replaceAll("\n", "\r\n");
    expect((await post({ ...CONTACT, message: crlf })).headers.get("Location")).toBe("/enquiry-sent");
    expect(delivered.map((enquiry) => enquiry.message)).toEqual([message, message]);
  });
});

describe("a filled honeypot", () => {
  it("is delivered all the same, with a mark", async () => {
    const { send, delivered, events } = harness();
    const response = await send({ ...HOME, [HONEYPOT_FIELD]: "https://spam.example" });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ reference: delivered[0]?.reference });
    expect(delivered).toMatchObject([{ name: HOME.name, possibleSpam: true }]);
    expect(events).toMatchObject([{ event: "accepted", possibleSpam: true }]);
  });

  it("left empty leaves no mark, and however fast somebody is, nobody is refused", async () => {
    const { send, delivered } = harness();
    expect((await send({ ...HOME, [HONEYPOT_FIELD]: "", elapsed: 1 })).status).toBe(201);
    expect(delivered[0]).not.toHaveProperty("possibleSpam");
  });
});

describe("no way in", () => {
  it.each<[Record<string, string>, number]>([
    [{ "Sec-Fetch-Site": "same-origin", Origin: "https://www.example.com" }, 201],
    [{ "Sec-Fetch-Site": "none" }, 201],
    [{ "Sec-Fetch-Site": "cross-site" }, 403],
    [{ "Sec-Fetch-Site": "same-site" }, 403],
    [{ Origin: "http://localhost" }, 201],
    [{ Origin: "https://evil.example" }, 403],
    [{ Origin: "null" }, 403],
    [{ Origin: "http://localhost", Host: "www.example.com" }, 403],
    [{}, 201],
  ])("from %j: %i", async (headers, status) => {
    expect((await harness().send(HOME, headers)).status).toBe(status);
  });

  it("another method is told which one is right", async () => {
    const response = await harness().app.request("http://localhost/api/enquiries");
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST");
  });

  it("an answer loads nothing, is kept nowhere and framed by nobody", async () => {
    const { headers } = await harness().send(HOME);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
    });
    expect(headers.has("Strict-Transport-Security")).toBe(false);
  });
});
