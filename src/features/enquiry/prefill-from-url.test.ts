// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

const TEXT = "Two lines:\n100% & more";

/** Returns the message field after the page was opened with this fragment. */
async function openWith(fragment: string, typed = "") {
  document.body.innerHTML = '<form data-enquiry><textarea id="home-message"></textarea></form>';
  const field = document.querySelector("textarea") as HTMLTextAreaElement;
  field.value = typed;
  location.hash = fragment;
  await import("./prefill-from-url");
  return field.value;
}

beforeEach(() => vi.resetModules());

describe("a text in the fragment of the address", () => {
  it("is inserted into the message", async () => {
    expect(await openWith(`#go=cta&message=${encodeURIComponent(TEXT)}`)).toBe(TEXT);
  });

  it("is marked as coming from the address", async () => {
    await openWith("#go=cta&message=x");
    expect(document.forms[0]?.dataset["prefilled"]).toBe("");
    vi.resetModules();
    await openWith("#go=cta");
    expect(document.forms[0]?.dataset["prefilled"]).toBeUndefined();
  });

  it("is limited to 2,000 characters", async () => {
    expect(await openWith(`#go=cta&message=${"x".repeat(1999)}${encodeURIComponent("😀😀")}`)).toBe(
      `${"x".repeat(1999)}😀`,
    );
  });

  it("never replaces an existing message", async () => {
    expect(await openWith("#go=cta&message=other", "mine")).toBe("mine");
  });

  it.each(["", "#cta", "#go=cta", "#go=cta&message=", "#go=cta&message"])(
    "%j leaves it empty",
    async (fragment) => {
      expect(await openWith(fragment)).toBe("");
    },
  );
});
