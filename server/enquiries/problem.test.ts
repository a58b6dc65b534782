import { describe, expect, it } from "vitest";
import { createTestEndpoint, fakeDelivery } from "../../tests/support/endpoint.ts";
import { HOME } from "../../tests/support/sample-enquiries.ts";

const FAILED = "/enquiry-failed";

describe("a form posted without JavaScript leads to a static page", () => {
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

  it("but a program that doesn't accept HTML gets JSON", async () => {
    const { delivery } = fakeDelivery();
    const { post } = createTestEndpoint([delivery]);
    expect((await post(HOME, { Accept: "*/*" })).status).toBe(201);
    expect((await post({ form: "home" }, { Accept: "*/*" })).status).toBe(422);
  });
});
