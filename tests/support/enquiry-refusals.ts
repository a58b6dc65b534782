import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import type { Harness } from "./enquiries.ts";
import { HOME } from "./sample-enquiries.ts";

/** Invalid enquiries, with the message for each field. */
const INVALID: [object, object][] = [
  [{ form: "home" }, { name: "Required", email: "Required", company: "Required", message: "Required" }],
  [{ ...HOME, name: { length: { toString: 1 } } }, { name: "Expected string, received object" }],
  [{ ...HOME, form: "about" }, { form: "Expected home or contact" }],
  [{}, { form: "Required" }],
];

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
/** The enquiry as a URL-encoded form. @param encode encodes a value; escape() does so in Latin-1 */
const form = (encode: (value: string) => string) =>
  Object.entries(HOME)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join("&");
const JSON_TEXT = JSON.stringify(HOME);
const UNREADABLE: [string, string | Buffer, Record<string, string>, number][] = [
  ["another media type", JSON_TEXT, { "Content-Type": "text/plain" }, 415],
  ["a file upload", JSON_TEXT, { "Content-Type": "multipart/form-data; boundary=x" }, 415],
  ["UTF-16", Buffer.from(JSON_TEXT, "utf16le"), {}, 400],
  ["a packed body", gzipSync(JSON_TEXT), { "Content-Encoding": "gzip" }, 400],
  ["half of it", JSON_TEXT.slice(0, -9), {}, 400],
  ["nothing", "", {}, 400],
  ["no JSON", "NaN", {}, 400],
  ["no object", "[]", {}, 400],
  ["no object at all", "null", {}, 400],
  ["another encoding than it says", Buffer.from(JSON_TEXT, "latin1"), {}, 400],
  ["a form in Latin-1", form(escape), FORM, 400],
  ["a form in Latin-1, not encoded", Buffer.from(form(String), "latin1"), FORM, 400],
  ["too long", JSON.stringify({ ...HOME, message: "x".repeat(65_536) }), {}, 413],
];

const ORIGINS: [Record<string, string>, number][] = [
  [{ "Sec-Fetch-Site": "same-origin", Origin: "https://www.example.com" }, 201],
  [{ "Sec-Fetch-Site": "none" }, 201],
  [{ "Sec-Fetch-Site": "cross-site" }, 403],
  [{ "Sec-Fetch-Site": "same-site" }, 403],
  [{ Origin: "https://evil.example" }, 403],
  [{ Origin: "null" }, 403],
  [{}, 201],
];

/** The requests that the endpoint must reject on every host. */
export function testRefusals({ send, get, delivered }: Harness): void {
  test("an invalid enquiry is answered with 422 and a message for each field", async () => {
    for (const [fields, errors] of INVALID) {
      const { status, headers, text } = await send(fields);
      expect(status).toBe(422);
      expect(JSON.parse(text)).toEqual({ status, detail: "Some fields are wrong.", errors });
      // The answer loads nothing, is not cached, and can't be framed.
      expect(headers).toMatchObject({
        "content-type": "application/problem+json",
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
      });
    }
    expect(delivered).toEqual([]);
  });

  test("nothing that could become a header of a mail arrives", async () => {
    const about = { name: "Mari\r\nBcc: all@example.com", company: "A\u0000\u2028B", topic: "a\nb" };
    expect((await send({ ...HOME, ...about })).status).toBe(201);
    const [{ body } = { body: {} }] = delivered;
    expect(body).toMatchObject({ name: "Mari Bcc: all@example.com", company: "A B", topic: "a b" });
    delivered.length = 0;
    const { status, text } = await send({ ...HOME, email: "mari@example.com\r\nBcc: all@example.com" });
    expect(status).toBe(422);
    expect(Object.keys(JSON.parse(text).errors)).toEqual(["email"]);
    expect(delivered).toEqual([]);
  });

  test("a body that can't be read is refused", async () => {
    for (const [what, body, headers, expected] of UNREADABLE) {
      const { status, text } = await send(body, headers);
      expect(status, what).toBe(expected);
      expect(JSON.parse(text), what).toMatchObject({ status });
    }
    expect(delivered).toEqual([]);
  });

  test("an enquiry of another site is refused", async () => {
    for (const [headers, expected] of ORIGINS) {
      const from = JSON.stringify(headers);
      expect((await send({ ...HOME, message: `Sent from ${from}` }, headers)).status, from).toBe(expected);
    }
  });

  test("another method is answered with the allowed one", async () => {
    const answer = await get("/api/enquiries");
    expect(answer.status).toBe(405);
    expect(answer.headers["allow"]).toBe("POST");
  });
}
