import { expect, it } from "vitest";
import { createTestEndpoint, fakeDelivery } from "../../tests/support/endpoint.ts";
import { CONTACT, HOME } from "../../tests/support/sample-enquiries.ts";

it("a body without a declared length that is too long is refused, and no error of ours", async () => {
  const { app, events } = createTestEndpoint([fakeDelivery().delivery]);
  const headers = { "Content-Type": "application/json" };
  const pull = (body: ReadableStreamDefaultController) =>
    body.enqueue(new TextEncoder().encode("x".repeat(1024)));
  const init = { method: "POST", body: new ReadableStream({ pull }), headers, duplex: "half" };
  const answer = await app.request("http://localhost/api/enquiries", init as RequestInit);
  expect(answer.status).toBe(413);
  expect(events()).toMatchObject([{ event: "rejected", reason: "unreadable" }]);
});

it("a body that declares to be too long is refused; without JavaScript the visitor sees the failure", async () => {
  const { send } = createTestEndpoint([fakeDelivery().delivery]);
  const length = { "Content-Length": "200000" };
  expect((await send(HOME, length)).status).toBe(413);
  const asForm = { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" };
  expect((await send("", { ...length, ...asForm })).headers.get("Location")).toBe("/enquiry-failed");
});

it("junk locks nobody out, because only valid enquiries count; what exceeds the limit is logged", async () => {
  let counted = 0;
  const limit = async () => (counted++ ? 59_001 : 0);
  const { send, events } = createTestEndpoint([fakeDelivery().delivery], limit);
  await send("");
  await send({ ...HOME, email: "x" });
  await send(HOME, { "Sec-Fetch-Site": "cross-site" });
  await send({ ...CONTACT, message: "x".repeat(200_000) });
  expect(counted).toBe(0);
  expect((await send(HOME)).status).toBe(201);
  const refused = await send(CONTACT);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(events().map(({ event }) => event)).toEqual([...Array(4).fill("rejected"), "accepted", "rejected"]);
  expect(events().at(-1)).toMatchObject({ reason: "rate-limited" });
});
