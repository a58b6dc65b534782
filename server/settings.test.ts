import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSettings, warningsOf } from "./settings.ts";

const SMTP = {
  ENQUIRY_DELIVERY: "smtp",
  SMTP_HOST: "mail.example.com",
  ENQUIRY_FROM: "website@example.com",
  ENQUIRY_TO: "sales@example.com",
};
const LOGIN = { SMTP_USER: "user", SMTP_PASSWORD: "hidden @/?#%40" };
const WEBHOOK = {
  ENQUIRY_DELIVERY: "webhook",
  WEBHOOK_URL: "https://crm.example.com/hook",
  WEBHOOK_SECRET: "0123456789abcdef0123456789abcdef",
};

describe("settings", () => {
  it("have defaults; empty ones count as not set", () => {
    const defaults = { PORT: 4321, RATE_LIMIT_PER_MINUTE: 10, TRUSTED_PROXIES: "0", deliveries: [] };
    expect(readSettings({})).toEqual(defaults);
    expect(readSettings({ PORT: "", HOST: "", ENQUIRY_DELIVERY: "" })).toEqual(defaults);
  });

  it("of a delivery are ignored in log mode", () => {
    expect(readSettings({ ENQUIRY_DELIVERY: "log", SMTP_PORT: "x" }).deliveries).toEqual([]);
  });

  it("of deliveries keep their order, in which they are tried", () => {
    const both = { ...SMTP, ...WEBHOOK, ENQUIRY_DELIVERY: "webhook, smtp", ENQUIRY_TO: "a@b.ee, c@d.ee" };
    expect(readSettings(both).deliveries).toMatchObject([
      { name: "webhook", WEBHOOK_URL: new URL(WEBHOOK.WEBHOOK_URL), WEBHOOK_FORMAT: "json" },
      { name: "smtp", SMTP_HOST: SMTP.SMTP_HOST, ENQUIRY_TO: ["a@b.ee", "c@d.ee"] },
    ]);
  });

  it.each([
    { SMTP_HOST: "localhost", SMTP_PORT: 25, SMTP_SECURITY: "none", ...LOGIN },
    { SMTP_HOST: "::1", SMTP_SECURITY: "none", ...LOGIN },
    { SMTP_HOST: "192.0.2.1", SMTP_SECURITY: "none" },
    // As Google shows an app password.
    { SMTP_USER: "mari@example.com", SMTP_PASSWORD: "abcd efgh ijkl õ🙂" },
  ])("of a mail server may be %j", (settings) => {
    const texts = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, `${value}`]));
    expect(readSettings({ ...SMTP, ...texts }).deliveries).toMatchObject([settings]);
  });

  it.each([
    ["587", "starttls"],
    [" 465 ", "tls"],
  ])("of a mail server on port %s mean %s by default", (SMTP_PORT, SMTP_SECURITY) => {
    expect(readSettings({ ...SMTP, SMTP_PORT }).deliveries).toMatchObject([{ SMTP_SECURITY }]);
  });

  it.each([
    ["what openssl rand -base64 prints", "c2l4dGVlbiBieXRlcy4uLg=="],
    ["base64url", "c2l4dGVlbiBie-_lcy4uLg"],
    ["Standard Webhooks", "whsec_c2l4dGVlbiBieXRlcy4uLg=="],
  ])("may have a secret in the form of %s", (_, WEBHOOK_SECRET) => {
    expect(readSettings({ ...WEBHOOK, WEBHOOK_SECRET }).deliveries).toMatchObject([{ WEBHOOK_SECRET }]);
  });

  it("need no secret for Slack and Teams", () => {
    const slack = { ...WEBHOOK, WEBHOOK_FORMAT: "slack", WEBHOOK_SECRET: "" };
    expect(readSettings(slack).deliveries).toMatchObject([{ WEBHOOK_FORMAT: "slack" }]);
  });
});

it.each([
  [SMTP.ENQUIRY_TO, []],
  ["Sales@B.ee, website@mail.example.com", []],
  ["Sales@B.ee, WEBSITE+new@example.com", [expect.stringMatching(/ENQUIRY_FROM .* ENQUIRY_TO\..*Reply-To/)]],
])(
  "the sender among the recipients %s is warned of, in any case, also with a tag",
  (ENQUIRY_TO, warnings) => {
    expect(warningsOf(readSettings({ ...SMTP, ENQUIRY_TO }))).toEqual(warnings);
  },
);

describe("a wrong setting", () => {
  it.each<Record<string, string | undefined>>([
    ...["abc", "65536", "80.5"].map((PORT) => ({ PORT })),
    ...["mail", "smtp,smtp", "smtp,"].map((ENQUIRY_DELIVERY) => ({ ENQUIRY_DELIVERY })),
    ...["ENQUIRY_DELIVER", "SMTP_HOST", "WEBHOOK_URL"].map((name) => ({
      ENQUIRY_DELIVERY: "",
      ...Object.fromEntries(Object.keys({ ...SMTP, ...WEBHOOK }).map((other) => [other, ""])),
      [name]: "hidden",
    })),
    ...[undefined, "smtp://u:hidden@h", "mail.example.com:587"].map((SMTP_HOST) => ({ SMTP_HOST })),
    ...["0", "smtp"].map((SMTP_PORT) => ({ SMTP_PORT })),
    { SMTP_SECURITY: "ssl" },
    ...["starttls", "none"].map((SMTP_SECURITY) => ({ SMTP_SECURITY, SMTP_PORT: "465" })),
    ...["hidden\u00a0hidden", "hidden\u200b", "\ufeffhidden", "hidden\r"].flatMap((text) => [
      { SMTP_PASSWORD: text, SMTP_USER: "user" },
      { SMTP_USER: text, SMTP_PASSWORD: "hidden" },
    ]),
    { SMTP_USER: "user" },
    { SMTP_USER: "", SMTP_PASSWORD: "hidden" },
    { SMTP_SECURITY: "none", ...LOGIN },
    { ENQUIRY_FROM: "Website" },
    ...[undefined, "a@b.ee\nBcc: c@d.ee", "a@b.ee, c"].map((ENQUIRY_TO) => ({ ENQUIRY_TO })),
    { RATE_LIMIT_PER_MINUTE: "0" },
    ...["yes", "2"].map((TRUSTED_PROXIES) => ({ TRUSTED_PROXIES })),
    ...[
      undefined,
      "https://crm.example.com/hidden\u200b",
      "https://hidden@crm.example.com",
      "https://:hidden@crm.example.com",
    ].map((WEBHOOK_URL) => ({ WEBHOOK_URL, ENQUIRY_DELIVERY: "webhook" })),
    // A command instead of what it prints, and less than 16 bytes of base64.
    ...["", "hidden-hidden-hidden", "openssl rand -hex 32", "whsec_aGlkZGVu"].map((WEBHOOK_SECRET) => ({
      WEBHOOK_SECRET,
      ENQUIRY_DELIVERY: "webhook",
    })),
    { WEBHOOK_FORMAT: "xml", ENQUIRY_DELIVERY: "webhook" },
  ])("%j is refused with one line that names it and an example, without secrets", (change) => {
    const [name = ""] = Object.keys(change);
    const line = new RegExp(`^${name} (?!.*hidden).+\\b${name}=[^\\n]*$`);
    expect(() => readSettings({ ...WEBHOOK, ...SMTP, ...change })).toThrow(line);
  });

  it("is reported together with all others, one line for each", () => {
    const wrong = { SITE_URL: "x", OTHER_ADDRESSES: "y/", ENQUIRY_DELIVERY: "mail", PORT: "999999" };
    const lines = /^SITE_URL .*\nOTHER_ADDRESSES .*\nENQUIRY_DELIVERY .*\nPORT .*$/;
    expect(() => readSettings(wrong)).toThrow(lines);
    expect(() => readSettings({ ENQUIRY_DELIVERY: "smtp,webhook", PORT: "x" })).toThrow(
      /^PORT .*\nSMTP_HOST .*\nENQUIRY_FROM .*\nENQUIRY_TO .*\nWEBHOOK_URL .*\nWEBHOOK_SECRET .*$/,
    );
  });

  it.each([
    ["www.example.com", "https://www.example.com"],
    ["https://www.example.com/", "https://www.example.com"],
    ["https://www.example.com.", "https://www.example.com"],
    ["https://www.example.com.:8443", "https://www.example.com:8443"],
    ["https://*.example.com", "https://www.example.com"],
    ["https://company.github.io/website", "https://www.example.com"],
  ])("is the site's address %s, which is to be %s", (SITE_URL, origin) => {
    expect(() => readSettings({ SITE_URL })).toThrow(
      `SITE_URL is “${SITE_URL}”, which is not an origin, an address without a path. Set it like SITE_URL=${origin}.`,
    );
    expect(readSettings({ SITE_URL: origin }).deliveries).toEqual([]);
  });

  it.each([
    ["https://example.com/", "example.com"],
    ["example.com,example.net", "example.com, example.net"],
    ["example.com.", "example.com"],
    ["*.example.net, example.com", "example.net, example.com"],
    // It would redirect to itself.
    ["www.example.com, example.com", "example.com"],
  ])("is another address %s, which is to be %s", (OTHER_ADDRESSES, names) => {
    const SITE_URL = "https://www.example.com";
    expect(() => readSettings({ SITE_URL, OTHER_ADDRESSES })).toThrow(
      `OTHER_ADDRESSES is “${OTHER_ADDRESSES}”, which is not a list of other host names. Set it like OTHER_ADDRESSES=${names}, or leave it out.`,
    );
    expect(readSettings({ SITE_URL, OTHER_ADDRESSES: names }).deliveries).toEqual([]);
  });
});

it(".env.example describes exactly the settings that are read", () => {
  const namesIn = (file: string, pattern: RegExp) =>
    Array.from(readFileSync(file, "utf8").matchAll(pattern), ([, name]) => name);
  const described = namesIn(".env.example", /^# ([A-Z_]+)=/gm);
  const ofBuild = ["SITE_URL", "OTHER_ADDRESSES", "ENQUIRY_DELIVERY"];
  expect(described.sort()).toEqual([...ofBuild, ...namesIn("server/settings.ts", /^ +([A-Z_]+): /gm)].sort());
});
