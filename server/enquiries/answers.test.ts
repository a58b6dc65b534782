import { describe, expect, it } from "vitest";
import { DeliveryError } from "./delivery.ts";
import { CONTACT, createHarness, fakeDelivery, HOME } from "./testing/harness.ts";

const FAILURE = "Please try again or contact us directly.";

function harness(parts: Parameters<typeof createHarness>[1] = {}) {
  const fake = fakeDelivery();
  return { ...fake, ...createHarness([fake.delivery], parts) };
}

describe("without a script the answer is a page", () => {
  it("that says it was sent, with the reference", async () => {
    const { post, delivered } = harness();
    const response = await post({ ...HOME, website: "" });
    expect(response.status).toBe(201);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(await response.text()).toContain(delivered[0]?.reference);
  });

  it("that gets what was entered and what is wrong with it, and nothing else", async () => {
    const outcomes: unknown[] = [];
    const render = (outcome: unknown) => ({ html: String(outcomes.push(outcome)), policy: "" });
    const { post } = harness({ pages: { render } });
    expect((await post({ ...CONTACT, email: "x", other: "y" })).status).toBe(422);
    expect(outcomes).toEqual([
      {
        kind: "invalid",
        form: "contact",
        values: {
          firstName: "Mari",
          lastName: "Maasikas",
          email: "x",
          company: "",
          phone: "",
          message: CONTACT.message,
        },
        errors: { email: "Please enter a valid email address" },
      },
    ]);
  });

  it("that gives back what could not be sent", async () => {
    const fake = fakeDelivery(() => Promise.reject(new DeliveryError("421", false)));
    const response = await createHarness([fake.delivery]).post(HOME);
    expect(response.status).toBe(502);
    const page = await response.text();
    expect(page).toContain(FAILURE);
    expect(page).toContain(`Name: ${HOME.name}`);
    expect(page).toContain(HOME.message);
  });

  it("in which no text becomes markup", async () => {
    const { post } = harness({ limit: async () => 1 });
    const page = await (await post({ ...HOME, message: `<script>"x"</script>` })).text();
    expect(page).not.toContain("<script>");
  });
});
