// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

const TEXT = "Two lines:\n100% & more";

/** The message field after the page was opened with a fragment. */
async function openWith(fragment: string, typed = "") {
  document.body.innerHTML = '<textarea id="enquiry-message"></textarea>';
  const field = document.querySelector("textarea") as HTMLTextAreaElement;
  field.value = typed;
  location.hash = fragment;
  await import("./prefill");
  return field.value;
}

beforeEach(() => vi.resetModules());

describe("a text in the address's fragment", () => {
  it("is put into the message", async () => {
    expect(await openWith(`#go=cta&message=${encodeURIComponent(TEXT)}`)).toBe(TEXT);
  });

  it("never replaces what is there", async () => {
    expect(await openWith("#go=cta&message=other", "mine")).toBe("mine");
  });

  it.each(["", "#cta", "#go=cta", "#go=cta&message=", "#go=cta&message"])(
    "%j leaves it empty",
    async (fragment) => {
      expect(await openWith(fragment)).toBe("");
    },
  );
});
