import { describe, expect, it } from "vitest";
import { createTestEndpoint, fakeDelivery } from "../../tests/support/endpoint.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";
import { DeliveryError } from "./delivery.ts";

const FAILED = "/enquiry-failed";

describe("a form posted without JavaScript leads to a static page", () => {
  it("that says it was sent", async () => {
    const { delivery, delivered } = fakeDelivery();
    const response = await createTestEndpoint([delivery]).post(HOME);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/enquiry-sent");
    expect(await response.text()).toBe("");
    expect(delivered).toHaveLength(1);
  });

  it.each<[string, Record<string, string>, Record<string, string>, string]>([
    ["breaks a rule", { ...HOME, email: "x" }, {}, `${FAILED}#check`],
    ["is of another site", HOME, { "Sec-Fetch-Site": "cross-site" }, FAILED],
    ["is a file upload", HOME, { "Content-Type": "multipart/form-data; boundary=x" }, FAILED],
    ["is too long", { ...HOME, message: "x".repeat(200_000) }, {}, FAILED],
  ])("or that it was not sent, if it %s", async (_, fields, headers, page) => {
    const { delivery, delivered } = fakeDelivery();
    const response = await createTestEndpoint([delivery]).post(fields, headers);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(page);
    expect(delivered).toEqual([]);
  });

  it("or that it was not sent, if delivery failed", async () => {
    const { delivery } = fakeDelivery(() => Promise.reject(new DeliveryError("421", false)));
    const response = await createTestEndpoint([delivery]).post(HOME);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(FAILED);
  });

  it("but a program that doesn't accept HTML gets JSON", async () => {
    const { delivery } = fakeDelivery();
    const { post } = createTestEndpoint([delivery]);
    expect((await post(HOME, { Accept: "*/*" })).status).toBe(201);
    expect((await post({ form: "home" }, { Accept: "*/*" })).status).toBe(422);
  });
});
