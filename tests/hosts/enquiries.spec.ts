import { gzipSync } from "node:zlib";
import { Webhook } from "standardwebhooks";
import { HONEYPOT_FIELD } from "../../src/features/enquiry/shared-with-server/enquiry-request.ts";
import { requiredFields } from "../../src/features/enquiry/shared-with-server/enquiry-values.fixture.ts";
import { type Host, SECRET } from "../support/hosts.ts";
import { rawRequest } from "../support/raw-request.ts";
import { CONTACT, HOME, posted } from "../support/sample-enquiries.ts";
import { MESSAGES } from "../support/specification.ts";
import { expect, test } from "./fixture.ts";

const ENDPOINT = "/api/enquiries";
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

/** Posts as the page's script does. */
const send = ({ origin }: Host, body: object | string, headers = {}) =>
  rawRequest(origin, ENDPOINT, { ...posted(body, headers), ...(Buffer.isBuffer(body) && { body }) });
/** Posts as a browser without JavaScript does. */
const post = (host: Host, fields: Record<string, string>, headers = {}) =>
  send(host, new URLSearchParams(fields).toString(), { ...FORM, Accept: "text/html,*/*;q=0.8", ...headers });

for (const [fields, possibleSpam] of [
  [HOME, undefined],
  [{ ...CONTACT, [HONEYPOT_FIELD]: "x" }, true],
] as const) {
  test(`${fields.form}: delivered once, and marked if its honeypot is filled`, async ({ host, receiver }) => {
    const sent = () => send(host, fields);
    const answers = await Promise.all([sent(), sent(), sent()]);
    for (const { status, headers, text } of answers) {
      expect(status).toBe(201);
      expect(headers).toMatchObject({ "content-type": "application/json", "cache-control": "no-store" });
      expect(text).toBe(answers[0]?.text);
    }
    expect(receiver.accepted).toHaveLength(1);
    const [{ body, headers } = { body: {}, headers: {} }] = receiver.accepted;
    expect(body).toMatchObject({ form: fields.form, name: "Mari Maasikas", email: fields.email });
    expect(body["possibleSpam"]).toBe(possibleSpam);
    expect(JSON.parse(answers[0]?.text ?? "")).toEqual({ reference: body["reference"] });
    expect(headers["content-type"]).toBe("application/json");
    // Firewalls refuse requests without one.
    expect(headers["user-agent"]).toBe("website-enquiries");
    // Signed according to Standard Webhooks.
    new Webhook(SECRET, { format: "raw" }).verify(JSON.stringify(body), headers);
    expect(headers["idempotency-key"]).toBe(body["id"]);
  });
}

test("a long message arrives complete in any script, as JSON and as a form", async ({ host, receiver }) => {
  for (const letter of ["a", "õ", "鈴", "x\n", "😀"]) {
    receiver.accepted = [];
    const message = `Begin ${letter.repeat(9_990 / letter.length)} end`;
    expect((await send(host, { ...HOME, message })).status).toBe(201);
    const answer = await post(host, { ...CONTACT, message: message.replaceAll("\n", "\r\n") });
    expect(answer.headers.location).toBe("/enquiry-sent");
    expect(receiver.accepted.map(({ body }) => body["message"])).toEqual([message, message]);
  }
});

test("an enquiry is not reported as sent if the webhook refuses or redirects", async ({ host, receiver }) => {
  const enquiry = { ...HOME, message: "This arrives at the third attempt." };
  for (const refusal of [500, 302]) {
    receiver.status = refusal;
    const answer = await send(host, enquiry);
    expect(answer.status).toBe(502);
    expect(JSON.parse(answer.text)).toMatchObject({ status: 502 });
    expect((await post(host, enquiry)).headers.location).toBe("/enquiry-failed");
  }
  expect((await rawRequest(host.origin, "/healthz")).status).toBe(503);
  expect((await rawRequest(host.origin, "/readyz")).status).toBe(200);
  receiver.status = 204;
  expect((await send(host, enquiry)).status).toBe(201);
  expect(receiver.accepted).toHaveLength(1);
  const { status, text } = await rawRequest(host.origin, "/healthz");
  expect([status, JSON.parse(text)]).toEqual([200, { status: "ok", delivery: { webhook: "ok" } }]);
});

test("an invalid enquiry is answered with 422 and a message for each field", async ({ host, receiver }) => {
  const required = Object.fromEntries(requiredFields("home").map((name) => [name, MESSAGES.required]));
  for (const [fields, errors] of [
    [{ form: "home" }, required],
    [{ ...HOME, name: { length: { toString: 1 } } }, { name: "Expected string, received object" }],
    [{ ...HOME, form: "about" }, { form: "Expected home or contact" }],
    [{}, { form: "Required" }],
  ] as const) {
    const { status, headers, text } = await send(host, fields);
    expect(status).toBe(422);
    expect(JSON.parse(text)).toEqual({ status, errors });
    // The answer loads nothing, is not cached, and can't be framed.
    expect(headers).toMatchObject({
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
    });
  }
  expect((await post(host, { form: "home" })).headers.location).toBe("/enquiry-failed#check");
  // A program, which doesn't accept HTML.
  expect((await post(host, { form: "home" }, { Accept: "*/*" })).status).toBe(422);
  expect(receiver.accepted).toEqual([]);
});

test("a body that can't be read is refused", async ({ host, receiver }) => {
  const json = JSON.stringify(HOME);
  for (const [what, body, headers, expected] of [
    ["another media type", json, { "Content-Type": "text/plain" }, 415],
    ["a file upload", json, { "Content-Type": "multipart/form-data; boundary=x" }, 415],
    ["UTF-16", Buffer.from(json, "utf16le"), {}, 400],
    ["a packed body", gzipSync(json), { "Content-Encoding": "gzip" }, 400],
    ["half of it", json.slice(0, -9), {}, 400],
    ["nothing", "", {}, 400],
    ["no object", "null", {}, 400],
  ] as const) {
    const { status, text } = await send(host, body, headers);
    expect(status, what).toBe(expected);
    expect(JSON.parse(text), what).toMatchObject({ status });
  }
  expect(receiver.accepted).toEqual([]);
});

test("an enquiry of another site is refused", async ({ host }) => {
  for (const [headers, expected] of [
    [{ "Sec-Fetch-Site": "same-origin" }, 201],
    [{ "Sec-Fetch-Site": "none" }, 201],
    [{ "Sec-Fetch-Site": "cross-site" }, 403],
    [{ "Sec-Fetch-Site": "same-site" }, 403],
    [{}, 201],
  ] as const) {
    const message = `Sent from ${JSON.stringify(headers)}`;
    expect((await send(host, { ...HOME, message }, headers)).status, message).toBe(expected);
  }
});

test("another method is answered with the allowed one; another path is that of a page", async ({ host }) => {
  const answer = await rawRequest(host.origin, ENDPOINT);
  expect([answer.status, answer.headers["allow"]]).toEqual([405, "POST"]);
  const other = await rawRequest(host.origin, "/api/other");
  expect([other.status, other.headers["content-type"]]).toEqual([404, expect.stringMatching(/^text\/html/)]);
});

test("the log has a line for each event, without anything that was entered", async ({ host }) => {
  expect((await send(host, { ...HOME, message: "Nothing of this is logged." })).status).toBe(201);
  expect((await send(host, { ...HOME, email: "x", message: "s3cr3t" })).status).toBe(422);
  await expect.poll(host.logs).toContain('"event":"accepted"');
  await expect.poll(host.logs).toContain('"reason":"invalid"');
  const { form: _, [HONEYPOT_FIELD]: __, ...values } = HOME;
  const entered = [...Object.values(values).filter(Boolean), "s3cr3t", "Nothing of this"];
  for (const value of entered) expect(host.logs()).not.toContain(value);
});
