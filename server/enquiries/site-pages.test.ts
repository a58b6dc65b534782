import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { sitePages } from "./site-pages.ts";

const policy =
  "<meta http-equiv=\"content-security-policy\" content=\"default-src 'none'; script-src 'sha256-Xe/7szmA3NQVhKoeUbtEqJSDrMDt1uFjjEJf9p4zZ2s='\">";
const head = `<head>${policy}<title>Home</title><link rel="canonical" href="/"><script>go()</script></head>`;
const page = (body: string) => `<!doctype html><html lang="en">${head}<body>${body}</body></html>`;
const form = page(`<form data-enquiry="" method="post">
  <input name="website"><input class="control" id="a" name="name" aria-describedby="hint">
  <textarea class="control" id="m" name="message"></textarea></form>`);

const folder = mkdtempSync(join(tmpdir(), "pages-"));
const files = {
  "index.html": form,
  "contact.html": form,
  "enquiry-sent.html": page('<p data-fill="detail">Soon.</p><b data-fill="reference"></b>'),
  "enquiry-failed.html": page(
    '<p data-fill="detail">Again.</p><div data-fill-if="text"><textarea data-fill="text"></textarea></div>',
  ),
};
for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
afterAll(() => rmSync(folder, { recursive: true }));

const { render } = sitePages(folder);
const EVIL = `"><script>x</script>&amp;</textarea>`;

describe("pages for visitors without a script", () => {
  it("show the reference", () => {
    const { html } = render({ kind: "sent", form: "home", reference: "K7M4-2QXD" });
    expect(html).toContain('<b data-fill="reference">K7M4-2QXD</b>');
    expect(html).toContain("Soon.");
  });

  it("keep their own policy, may not be framed, and have no script", () => {
    const { html, policy: sent } = render({ kind: "sent", form: "home", reference: "A" });
    expect(html).not.toMatch(/<script|canonical/);
    expect(html).toContain('http-equiv="content-security-policy" content="default-src');
    expect(sent).toBe("frame-ancestors 'none'");
  });

  it("give back what could not be sent, as text", () => {
    const outcome = { kind: "failed", form: "home", values: {}, detail: "Try again.", text: EVIL } as const;
    const { html } = render(outcome);
    expect(html).toContain("Try again.");
    expect(html).not.toContain("<script>x");
    expect(html.match(/<\/textarea>/g)).toHaveLength(1);
  });

  it("have no place for a text where there is none", () => {
    const { html } = render({ kind: "failed", form: undefined, values: {}, detail: "No.", text: "" });
    expect(html).not.toContain("<textarea");
  });

  it("show a form again with its values and, beside the fields, what is wrong", () => {
    const { html } = render({
      kind: "invalid",
      form: "contact",
      values: { name: EVIL, message: `a\n${EVIL}`, other: "never shown" },
      errors: { name: "Too short", message: "Longer" },
    });
    // Within quotes it is text.
    expect(html).toContain('value="&quot;><script>x</script>&amp;amp;</textarea>"');
    expect(html.replaceAll(/"[^"]*"/g, "")).not.toContain("<script>");
    expect(html).not.toContain("never shown");
    expect(html).toContain('aria-describedby="hint a-error"');
    expect(html).toContain('<p id="a-error" class="field-error">Too short</p>');
    expect(html).toContain('<p id="m-error" class="field-error">Longer</p>');
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(html.match(/ autofocus/g)).toHaveLength(1);
    expect(html).toContain("<title>Error: Home</title>");
  });

  it("that were not built say how to build them", () => {
    expect(() => sitePages(join(folder, "nowhere"))).toThrow(/ENQUIRY_DELIVERY=smtp npm run build/);
  });
});
