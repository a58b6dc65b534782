import { expect, test } from "@playwright/test";
import { Webhook } from "standardwebhooks";
import { serve } from "../../scripts/serve.ts";
import { HONEYPOT_FIELD } from "../../src/shared/enquiry-request.ts";
import { testRefusals } from "./enquiry-refusals.ts";
import { type Host, SECRET } from "./hosts.ts";
import { type RawResponse, rawRequest } from "./raw-request.ts";
import { CONTACT, HOME } from "./sample-enquiries.ts";

/** A receiver's address often has its secret in the path or the query. */
const HOOK = "/hook?to=sales";

/** A host that runs the endpoint in delivery mode. */
interface EnquiryHost<Server> {
  name: string;
  /**
   * Starts the host with a limit that these tests don't reach.
   * @param webhook the address to which it delivers, signed with SECRET
   */
  start: (webhook: string) => Promise<Server>;
}

/** Sends requests to the endpoint and records what it delivers. */
export interface Harness {
  /** Posts as the page's script does. */
  send: (body: object | string | Buffer, headers?: Record<string, string>) => Promise<RawResponse>;
  get: (path: string) => Promise<RawResponse>;
  /** What the webhook received in this test. */
  delivered: { body: Record<string, unknown>; headers: Record<string, string> }[];
}

/** The tests that the endpoint must pass on every host that runs it. */
export function testEnquiries<Server extends Host>({ name, start }: EnquiryHost<Server>): void {
  test.describe(`served by ${name}`, () => {
    // Started once for all tests.
    test.describe.configure({ mode: "default" });
    const delivered: Harness["delivered"] = [];
    /** The status that the webhook answers. */
    let status = 204;
    let webhook: Awaited<ReturnType<typeof serve>>;
    let server: Server;

    test.beforeAll(async () => {
      webhook = await serve(async (request) => {
        // Like the page to which a redirect may lead.
        if (!request.url.endsWith(HOOK)) return new Response("Welcome");
        const body = await request.text();
        if (request.method === "POST" && status < 300) {
          delivered.push({ body: JSON.parse(body), headers: Object.fromEntries(request.headers) });
        }
        return new Response(null, { status, headers: { Location: "/elsewhere" } });
      });
      server = await start(webhook.url + HOOK);
    });
    test.afterAll(async () => {
      await server?.stop();
      await webhook?.close();
    });
    test.beforeEach(() => {
      delivered.length = 0;
      status = 204;
    });

    const send: Harness["send"] = (body, headers) =>
      rawRequest(server.origin, "/api/enquiries", {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      });
    /** Posts as a browser without JavaScript does. */
    const post = (fields: Record<string, string>) =>
      send(new URLSearchParams(fields).toString(), {
        "Content-Type": "application/x-www-form-urlencoded",
        Accept: "text/html,*/*;q=0.8",
      });
    const get = (path: string) => rawRequest(server.origin, path);

    for (const [fields, possibleSpam] of [
      [{ ...HOME, [HONEYPOT_FIELD]: "" }, undefined],
      [{ ...CONTACT, [HONEYPOT_FIELD]: "x" }, true],
    ] as const) {
      test(`an enquiry of the ${fields.form} form is delivered once, marked only if its honeypot is filled, and answered with its reference`, async () => {
        const answer = await send(fields);
        expect(answer.status).toBe(201);
        expect(answer.headers).toMatchObject({
          "content-type": "application/json",
          "cache-control": "no-store",
          "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
        });
        expect(delivered).toHaveLength(1);
        const { body, headers } = delivered[0] ?? { body: {}, headers: {} };
        expect(body).toMatchObject({ form: fields.form, name: "Mari Maasikas", email: fields.email });
        expect(body["possibleSpam"]).toBe(possibleSpam);
        expect(JSON.parse(answer.text)).toEqual({ reference: body["reference"] });
        expect(headers["content-type"]).toBe("application/json");
        // Signed according to Standard Webhooks.
        new Webhook(SECRET, { format: "raw" }).verify(JSON.stringify(body), headers);
        expect(headers["idempotency-key"]).toBe(body["id"]);
      });
    }

    test("a long message arrives complete in any script, as JSON and as a form", async () => {
      for (const letter of ["a", "õ", "鈴", "x\n", "😀"]) {
        delivered.length = 0;
        const message = `Begin ${letter.repeat(9_990 / letter.length)} end`;
        expect((await send({ ...HOME, message })).status).toBe(201);
        const answer = await post({ ...CONTACT, message: message.replaceAll("\n", "\r\n") });
        expect(answer.headers.location).toBe("/enquiry-sent");
        expect(delivered.map(({ body }) => body["message"])).toEqual([message, message]);
      }
    });

    test("the same enquiry is delivered only once", async () => {
      const enquiry = { ...HOME, message: "This must arrive exactly once." };
      const answers = await Promise.all([enquiry, enquiry, enquiry].map((same) => send(same)));
      expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
      expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
      expect(delivered).toHaveLength(1);
    });

    test("an enquiry is not reported as sent if the webhook refuses or redirects", async () => {
      const enquiry = { ...HOME, message: "This arrives at the second attempt." };
      for (const refusal of [500, 302]) {
        status = refusal;
        const answer = await send(enquiry);
        expect(answer.status).toBe(502);
        expect(JSON.parse(answer.text)).toMatchObject({ status: 502 });
        expect((await post(enquiry)).headers.location).toBe("/enquiry-failed");
      }
      status = 204;
      expect((await send(enquiry)).status).toBe(201);
      expect(delivered).toHaveLength(1);
    });

    testRefusals({ send, get, delivered });

    test("health reports that pages are served, and the state of delivery", async () => {
      expect(JSON.parse((await get("/healthz")).text)).toEqual({ status: "ok", delivery: "ok" });
    });

    test("any other path is that of a page", async () => {
      expect(await get("/api/other")).toMatchObject({ status: 404, text: expect.stringMatching(/404|Oops/) });
    });

    test("the log has a line for each event, without anything that was entered", async () => {
      expect((await send({ ...HOME, message: "Nothing of this is logged." })).status).toBe(201);
      expect((await send({ ...HOME, email: "x", message: "s3cr3t" })).status).toBe(422);
      await expect.poll(() => server.logs()).toContain('"event":"accepted"');
      await expect.poll(() => server.logs()).toContain('"reason":"invalid"');
      for (const value of [...Object.values(HOME).slice(1), "s3cr3t", "Nothing of this"]) {
        expect(server.logs()).not.toContain(value);
      }
    });
  });
}
