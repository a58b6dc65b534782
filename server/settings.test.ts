import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";

describe("PORT and HOST", () => {
  it("have defaults", () => {
    const { PORT, HOST, HSTS } = readSettings({});
    expect({ PORT, HOST, HSTS }).toEqual({ PORT: 4321, HOST: undefined, HSTS: undefined });
  });

  it("are read from the environment", () => {
    expect(readSettings({ PORT: "8080", HOST: "::1" })).toMatchObject({ PORT: 8080, HOST: "::1" });
  });

  it.each(["abc", "-1", "65536", "99999", "80.5", "0x50", " 80"])(
    "PORT “%s” is refused in one line",
    (PORT) => {
      expect(() => readSettings({ PORT })).toThrow(
        `PORT is “${PORT}”, which is not a port. Set PORT to a number from 0 to 65535, for example PORT=4321.`,
      );
    },
  );

  it("accept the whole range of ports", () => {
    expect(readSettings({ PORT: "0" }).PORT).toBe(0);
    expect(readSettings({ PORT: "65535" }).PORT).toBe(65_535);
  });

  it("that are both malformed get a line each", () => {
    expect(() => readSettings({ PORT: "x", HOST: " " })).toThrow(/^PORT is “x”.*\nHOST is “ ”.*$/);
  });

  it("count as not set if they are empty", () => {
    expect(readSettings({ PORT: "", HOST: "", HSTS: "" })).toEqual(readSettings({}));
  });

  it("HOST with a space is refused", () => {
    expect(() => readSettings({ HOST: "a b" })).toThrow(/^HOST is “a b”, which is not a host\. Set HOST/);
  });
});

describe("HSTS", () => {
  it.each(["max-age=0", "max-age=31536000", "max-age=63072000; includeSubDomains; preload"])(
    "%s is accepted",
    (HSTS) => {
      expect(readSettings({ HSTS }).HSTS).toBe(HSTS);
    },
  );

  it.each(["1", "max-age=x", "max-age=1\r\nX: y", "true"])("%j is refused", (HSTS) => {
    expect(() => readSettings({ HSTS })).toThrow(
      /which is malformed\. Set it like HSTS=max-age=31536000, or leave it out\.$/,
    );
  });
});

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
    expect(readSettings({ ENQUIRY_DELIVERY, SMTP_URL: "x" }).deliveries).toEqual([]);
  });
});

describe("delivery mode", () => {
  it("has defaults for optional settings, and treats empty ones as not set", () => {
    expect(readSettings({ ...SMTP, TRUSTED_PROXIES: "", WEBHOOK_URL: "" })).toEqual({
      PORT: 4321,
      deliveries: [
        {
          name: "smtp",
          SMTP_URL: new URL(SMTP.SMTP_URL),
          ENQUIRY_FROM: SMTP.ENQUIRY_FROM,
          ENQUIRY_TO: [SMTP.ENQUIRY_TO],
        },
      ],
      RATE_LIMIT_PER_MINUTE: 10,
      TRUSTED_PROXIES: 0,
    });
  });

  it("keeps the order of deliveries, because the first decides", () => {
    const both = { ...SMTP, ...WEBHOOK, ENQUIRY_DELIVERY: "webhook, smtp" };
    const names = readSettings(both).deliveries.map(({ name }) => name);
    expect(names).toEqual(["webhook", "smtp"]);
  });

  it("can send to several people", () => {
    const ENQUIRY_TO = "sales@example.com, lead@example.com";
    expect(readSettings({ ...SMTP, ENQUIRY_TO }).deliveries).toMatchObject([
      { ENQUIRY_TO: ["sales@example.com", "lead@example.com"] },
    ]);
  });

  it("needs a secret for a signed webhook, but not for Slack or Teams", () => {
    const slack = { ...WEBHOOK, WEBHOOK_FORMAT: "slack", WEBHOOK_SECRET: "" };
    expect(readSettings(slack).deliveries).toEqual([
      { name: "webhook", WEBHOOK_URL: new URL(WEBHOOK.WEBHOOK_URL), WEBHOOK_FORMAT: "slack" },
    ]);
    expect(() => readSettings({ ...WEBHOOK, WEBHOOK_SECRET: "" })).toThrow(
      /^WEBHOOK_SECRET is missing\. Set it to 16/,
    );
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
    [{ ENQUIRY_TO: "a@b.ee, c" }, /^ENQUIRY_TO is “a@b.ee, c”/],
    [{ ...WEBHOOK, WEBHOOK_SECRET: "short" }, /^WEBHOOK_SECRET is malformed\. (?!.*short)/],
    [{ ...WEBHOOK, WEBHOOK_FORMAT: "xml" }, /^WEBHOOK_FORMAT is “xml”, .*for example WEBHOOK_FORMAT=slack/],
  ])("%j is refused with one line that names the setting and an example", (change, message) => {
    expect(() => readSettings({ ...SMTP, ...change })).toThrow(message);
    expect(() => readSettings({ ...SMTP, ...change })).not.toThrow(/\n.*\n/);
  });

  it("reports all errors at once, one line for each setting", () => {
    expect(() => readSettings({ ENQUIRY_DELIVERY: "smtp,webhook" })).toThrow(
      /^SMTP_URL .*\nENQUIRY_FROM .*\nENQUIRY_TO .*\nWEBHOOK_URL .*\nWEBHOOK_SECRET .*$/,
    );
  });
});
