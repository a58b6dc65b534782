import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";

const SMTP = {
  ENQUIRY_DELIVERY: "smtp",
  SMTP_URL: "smtps://user:password@mail.example.com",
  ENQUIRY_FROM: "website@example.com",
  ENQUIRY_TO: "sales@example.com",
};
const WEBHOOK = {
  ENQUIRY_DELIVERY: "webhook",
  WEBHOOK_URL: "https://crm.example.com/hook",
  WEBHOOK_SECRET: "0123456789abcdef",
};

describe("settings", () => {
  it("have defaults; empty ones count as not set", () => {
    const defaults = { PORT: 4321, RATE_LIMIT_PER_MINUTE: 10, TRUSTED_PROXIES: 0, deliveries: [] };
    expect(readSettings({})).toEqual(defaults);
    expect(readSettings({ PORT: "", HOST: "", HSTS: "", ENQUIRY_DELIVERY: "" })).toEqual(defaults);
  });

  it("may be an address in IPv6, the highest port, and every part of HSTS", () => {
    const HSTS = "max-age=63072000; includeSubDomains; preload";
    expect(readSettings({ PORT: "65535", HOST: "::1", HSTS })).toMatchObject({
      PORT: 65_535,
      HOST: "::1",
      HSTS,
    });
  });

  it("of a delivery are ignored in log mode", () => {
    expect(readSettings({ ENQUIRY_DELIVERY: "log", SMTP_URL: "x" }).deliveries).toEqual([]);
  });

  it("of deliveries keep their order, because the first decides", () => {
    const both = { ...SMTP, ...WEBHOOK, ENQUIRY_DELIVERY: "webhook, smtp", ENQUIRY_TO: "a@b.ee, c@d.ee" };
    expect(readSettings(both).deliveries).toMatchObject([
      { name: "webhook", WEBHOOK_URL: new URL(WEBHOOK.WEBHOOK_URL), WEBHOOK_FORMAT: "json" },
      { name: "smtp", SMTP_URL: new URL(SMTP.SMTP_URL), ENQUIRY_TO: ["a@b.ee", "c@d.ee"] },
    ]);
  });

  it("need no secret for Slack and Teams", () => {
    const slack = { ...WEBHOOK, WEBHOOK_FORMAT: "slack", WEBHOOK_SECRET: "" };
    expect(readSettings(slack).deliveries).toMatchObject([{ WEBHOOK_FORMAT: "slack" }]);
  });
});

describe("a wrong setting", () => {
  it.each<Record<string, string | undefined>>([
    ...["abc", "65536", "80.5"].map((PORT) => ({ PORT })),
    { HOST: "a b" },
    ...["1", "max-age=x", "max-age=1\r\nX: y"].map((HSTS) => ({ HSTS })),
    ...["mail", "smtp,smtp", "smtp,"].map((ENQUIRY_DELIVERY) => ({ ENQUIRY_DELIVERY })),
    ...[undefined, "http://u:hidden@h", "smtp://h?logger=true"].map((SMTP_URL) => ({ SMTP_URL })),
    { ENQUIRY_FROM: "Website" },
    ...[undefined, "a@b.ee\nBcc: c@d.ee", "a@b.ee, c"].map((ENQUIRY_TO) => ({ ENQUIRY_TO })),
    { RATE_LIMIT_PER_MINUTE: "0" },
    { TRUSTED_PROXIES: "yes" },
    { WEBHOOK_URL: undefined, ENQUIRY_DELIVERY: "webhook" },
    ...["", "hidden"].map((WEBHOOK_SECRET) => ({ WEBHOOK_SECRET, ENQUIRY_DELIVERY: "webhook" })),
    { WEBHOOK_FORMAT: "xml", ENQUIRY_DELIVERY: "webhook" },
  ])("%j is refused with one line that names it and an example, without secrets", (change) => {
    const [name = ""] = Object.keys(change);
    const line = new RegExp(`^${name} (?!.*hidden).+\\b${name}=[^\\n]+$`);
    expect(() => readSettings({ ...WEBHOOK, ...SMTP, ...change })).toThrow(line);
  });

  it("is reported together with all others, one line for each", () => {
    expect(() => readSettings({ ENQUIRY_DELIVERY: "smtp,webhook", PORT: "x" })).toThrow(
      /^PORT .*\nSMTP_URL .*\nENQUIRY_FROM .*\nENQUIRY_TO .*\nWEBHOOK_URL .*\nWEBHOOK_SECRET .*$/,
    );
  });
});
