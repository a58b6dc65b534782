import { expect, test } from "@playwright/test";
import type { Harness } from "./enquiries.ts";
import { HOME } from "./sample-enquiries.ts";
import { MESSAGES } from "./specification.ts";

/** Invalid enquiries, with the message for each field. */
const INVALID: [object, object][] = [
  [{ form: "home" }, { name: "Required", email: "Required", company: "Required", message: "Required" }],
  [
    { ...HOME, name: "M", email: "x", company: "", message: "short" },
    {
      name: MESSAGES.name,
      email: MESSAGES.email,
      company: MESSAGES.company,
      message: MESSAGES.message,
    },
  ],
  [{ ...HOME, name: { length: { toString: 1 } } }, { name: "Expected string, received object" }],
  [{ ...HOME, form: "about" }, { form: "Expected home or contact" }],
  [{}, { form: "Required" }],
];

const UNSAFE: [string, string][] = [
  ["name", "Mari\r\nBcc: all@example.com"],
  ["name", "Mari\u0000"],
  ["name", "Mari\u2028x"],
  ["name", "Mari\ud800"],
  ["company", "A\nB"],
  ["email", "mari@example.com\r\nBcc: all@example.com"],
  ["email", `${"m".repeat(250)}@example.com`],
  ["email", "märi@example.com"],
  ["email", "mari@exam/ple.com"],
];

const JSON_TEXT = JSON.stringify(HOME);
const UNREADABLE: [string, string | Buffer, Record<string, string>, number][] = [
  ["another media type", JSON_TEXT, { "Content-Type": "text/plain" }, 415],
  ["a file upload", JSON_TEXT, { "Content-Type": "multipart/form-data; boundary=x" }, 415],
  ["another charset", JSON_TEXT, { "Content-Type": "application/json; charset=utf-16" }, 415],
  ["a packed body", JSON_TEXT, { "Content-Encoding": "gzip" }, 415],
  ["half of it", JSON_TEXT.slice(0, -9), {}, 400],
  ["nothing", "", {}, 400],
  ["no JSON", "NaN", {}, 400],
  ["no object", "[]", {}, 400],
  ["no object at all", "null", {}, 400],
  ["another encoding than it says", Buffer.from(JSON_TEXT, "latin1"), {}, 400],
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
  for (const [fields, errors] of INVALID) {
    test(`${JSON.stringify(fields)} is answered with 422 and a message for each field`, async () => {
      const answer = await send(fields);
      expect(answer.status).toBe(422);
      expect(answer.headers["content-type"]).toBe("application/problem+json");
      expect(JSON.parse(answer.text)).toEqual({
        status: 422,
        detail: "Some fields are wrong.",
        errors,
      });
      expect(delivered).toEqual([]);
    });
  }

  for (const [field, value] of UNSAFE) {
    test(`${field} ${JSON.stringify(value)} doesn't become a header`, async () => {
      const answer = await send({ ...HOME, [field]: value });
      expect(answer.status).toBe(422);
      expect(Object.keys(JSON.parse(answer.text).errors)).toEqual([field]);
      expect(delivered).toEqual([]);
    });
  }

  for (const [what, body, headers, status] of UNREADABLE) {
    test(`an unreadable body is refused: ${what}`, async () => {
      const answer = await send(body, headers);
      expect(answer.status).toBe(status);
      expect(JSON.parse(answer.text)).toMatchObject({ status });
      expect(delivered).toEqual([]);
    });
  }

  test("a body that is too long is refused", async () => {
    expect((await send({ ...HOME, message: "x".repeat(65_536) })).status).toBe(413);
    expect(delivered).toEqual([]);
  });

  for (const [headers, status] of ORIGINS) {
    test(`an enquiry with ${JSON.stringify(headers)} is answered with ${status}`, async () => {
      expect((await send({ ...HOME, message: `Sent from ${JSON.stringify(headers)}` }, headers)).status).toBe(
        status,
      );
    });
  }

  test("another method is answered with the allowed one", async () => {
    const answer = await get("/api/enquiries");
    expect(answer.status).toBe(405);
    expect(answer.headers["allow"]).toBe("POST");
  });

  test("an answer loads nothing, is not cached, and can't be framed", async () => {
    const { headers } = await send({});
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });
}
