import { describe, expect, it } from "vitest";
import { readEnquirySettings } from "./settings.ts";

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

describe("log mode", () => {
  it.each([undefined, "", "log"])("is what ENQUIRY_DELIVERY %j means", (ENQUIRY_DELIVERY) => {
    expect(readEnquirySettings({ ENQUIRY_DELIVERY, SMTP_URL: "x", TRUSTED_PROXIES: "x" })).toBeUndefined();
  });
});

describe("delivery mode", () => {
  it("has defaults for what only tunes it, and empty settings count as not made", () => {
    expect(readEnquirySettings({ ...SMTP, METRICS_PORT: "", WEBHOOK_URL: "" })).toEqual({
      deliveries: ["smtp"],
      smtp: { url: new URL(SMTP.SMTP_URL), from: SMTP.ENQUIRY_FROM, to: SMTP.ENQUIRY_TO },
      ratePerMinute: 10,
      trustedProxies: 0,
    });
  });

  it("keeps the order of both, since the first decides", () => {
    const both = { ...SMTP, ...WEBHOOK, ENQUIRY_DELIVERY: "webhook, smtp" };
    expect(readEnquirySettings(both)?.deliveries).toEqual(["webhook", "smtp"]);
  });

  it.each<[Record<string, string | undefined>, RegExp]>([
    [
      { ENQUIRY_DELIVERY: "mail" },
      /^ENQUIRY_DELIVERY is “mail”, .*ENQUIRY_DELIVERY=smtp, or leave it out\.$/,
    ],
    [{ ENQUIRY_DELIVERY: "smtp,smtp" }, /^ENQUIRY_DELIVERY is “smtp,smtp”/],
    [{ ENQUIRY_DELIVERY: "smtp," }, /^ENQUIRY_DELIVERY is “smtp,”/],
    [{ SMTP_URL: undefined }, /^SMTP_URL is missing\. Set it like SMTP_URL=smtps:/],
    [{ SMTP_URL: "" }, /^SMTP_URL is missing\./],
    [{ SMTP_URL: "mail.example.com" }, /^SMTP_URL is malformed\. Set it like SMTP_URL=smtps:/],
    [{ SMTP_URL: "http://u:secret@h" }, /^SMTP_URL is malformed\. (?!.*secret)/],
    [{ SMTP_URL: "smtp://h?logger=true" }, /^SMTP_URL is malformed\. It may end in requireTLS, /],
    [{ ENQUIRY_FROM: "Website" }, /^ENQUIRY_FROM is “Website”, .*for example ENQUIRY_FROM=/],
    [{ ENQUIRY_TO: undefined }, /^ENQUIRY_TO is missing\. .*for example ENQUIRY_TO=/],
    [{ ENQUIRY_TO: "a@b.ee\nBcc: c@d.ee" }, /^ENQUIRY_TO is /],
    [{ RATE_LIMIT_PER_MINUTE: "0" }, /^RATE_LIMIT_PER_MINUTE is “0”, .*for example RATE_LIMIT_PER_MINUTE=10/],
    [{ RATE_LIMIT_REDIS_URL: "x" }, /^RATE_LIMIT_REDIS_URL is malformed\. .*redis:\/\/localhost:6379/],
    [{ TRUSTED_PROXIES: "yes" }, /^TRUSTED_PROXIES is “yes”, .*for example TRUSTED_PROXIES=1/],
    [{ METRICS_PORT: "70000" }, /^METRICS_PORT is “70000”, .*for example METRICS_PORT=9464/],
    [{ ALTCHA_HMAC_KEY: "short" }, /^ALTCHA_HMAC_KEY is malformed\. (?!.*short)/],
  ])("%j is refused in one line that names the setting and an example", (change, message) => {
    expect(() => readEnquirySettings({ ...SMTP, ...change })).toThrow(message);
    expect(() => readEnquirySettings({ ...SMTP, ...change })).not.toThrow(/\n.*\n/);
  });

  it("tells all at once, a line for each setting", () => {
    expect(() => readEnquirySettings({ ENQUIRY_DELIVERY: "smtp,webhook" })).toThrow(
      /^SMTP_URL .*\nENQUIRY_FROM .*\nENQUIRY_TO .*\nWEBHOOK_URL .*\nWEBHOOK_SECRET .*$/,
    );
  });
});
