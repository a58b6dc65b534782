import { describe, expect, it } from "vitest";
import { createTestEndpoint, fakeDelivery } from "../../tests/support/endpoint.ts";
import { CONTACT, HOME } from "../../tests/support/sample-enquiries.ts";

function harness(parts: Parameters<typeof createTestEndpoint>[1] = {}) {
  const { delivery, delivered } = fakeDelivery();
  const endpoint = createTestEndpoint([delivery], parts, { maxInFlight: 1 });
  /** Posts a body without a length, whose parts the test makes. */
  const stream = (pull: (body: ReadableStreamDefaultController) => void | Promise<void>) => {
    const headers = { "Content-Type": "application/json" };
    const init = { method: "POST", body: new ReadableStream({ pull }), headers, duplex: "half" };
    return endpoint.app.request("http://localhost/api/enquiries", init as RequestInit);
  };
  return { delivered, stream, ...endpoint };
}

describe("a body that can't be read", () => {
  it("is counted while it is read if it declares no length", async () => {
    let pulled = 0;
    const answer = await harness().stream((body) => {
      pulled += 1;
      body.enqueue(new TextEncoder().encode("x".repeat(1024)));
    });
    expect(answer.status).toBe(413);
    expect(pulled).toBeLessThan(70);
  });

  it("is given up if it arrives too slowly, and keeps no other enquiry waiting", async () => {
    const { stream, send, events } = harness({ requestMs: 300 });
    const slow = stream(() => new Promise(() => {}));
    expect((await send(HOME)).status).toBe(201);
    expect((await slow).status).toBe(504);
    expect(events).toMatchObject([{ event: "accepted" }, { event: "rejected", reason: "too-slow" }]);
  });
});

it.each<[Record<string, string>, number]>([
  [{ Origin: "http://localhost" }, 201],
  [{ Origin: "https://localhost:1234" }, 403],
  [{ Origin: "http://localhost", Host: "www.example.com" }, 403],
])("without Sec-Fetch-Site, Origin decides; from %j: %i", async (headers, status) => {
  expect((await harness().send(HOME, headers)).status).toBe(status);
});

describe("a form posted without JavaScript", () => {
  it.each<[string, Record<string, string>, Record<string, string>]>([
    ["is of another site", HOME, { "Sec-Fetch-Site": "cross-site" }],
    ["is a file upload", HOME, { "Content-Type": "multipart/form-data; boundary=x" }],
    ["is too long", { ...HOME, message: "x".repeat(200_000) }, {}],
  ])("leads to the page for failures if it %s", async (_, fields, headers) => {
    const { post, delivered } = harness();
    const response = await post(fields, headers);
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/enquiry-failed"]);
    expect(delivered).toEqual([]);
  });

  it("gets JSON if it is a program, which doesn't accept HTML", async () => {
    const { post } = harness();
    expect((await post(HOME, { Accept: "*/*" })).status).toBe(201);
    expect((await post({ form: "home" }, { Accept: "*/*" })).status).toBe(422);
  });
});

it("junk locks nobody out, whether it comes from their own address or from others", async () => {
  const counted: string[] = [];
  const limit = async (client: string) => {
    counted.push(client);
    return 0;
  };
  const { send, post } = harness({ limit });
  await send("");
  await send("{}");
  await send({ ...HOME, email: "x" });
  await send(HOME, { "Sec-Fetch-Site": "cross-site" });
  await post({ ...CONTACT, message: "x".repeat(200_000) });
  expect(counted).toEqual([]);
  await send(HOME);
  expect(counted).toHaveLength(1);
});

it("only the server's own request ids are sent back and logged", async () => {
  const { send, lines } = harness();
  const answer = await send(HOME, { "X-Request-Id": "from-the-client" });
  const id = answer.headers.get("X-Request-Id");
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(lines.join()).toContain(id);
  expect(lines.join()).not.toContain("from-the-client");
});
