import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { readDeliveries } from "../server/settings.ts";
import { isDeliveryMode } from "../src/lib/delivery-mode.ts";

describe("a malformed setting ends the script with one line that says what to correct", () => {
  it.each([
    ["start", { PORT: "abc" }, /^PORT is “abc”.*for example PORT=4321\.\n$/],
    ["start", { HOST: "a b" }, /^HOST is “a b”.*for example HOST=127\.0\.0\.1\.\n$/],
    ["build", { SITE_URL: "abc" }, /^SITE_URL is “abc”.*or leave it out\.\n$/],
    // An empty SITE_URL counts as not set, so the next mistake is reported.
    [
      "build",
      { SITE_URL: "", ENQUIRY_DELIVERY: "mail" },
      /^ENQUIRY_DELIVERY is “mail”.*or leave it out\.\n$/,
    ],
    ["build", { ENQUIRY_DELIVERY: "mail" }, /^ENQUIRY_DELIVERY is “mail”.*or leave it out\.\n$/],
    [
      "start",
      { ENQUIRY_DELIVERY: "webhook", WEBHOOK_SECRET: "0123456789abcdef" },
      /^WEBHOOK_URL is missing.*\n$/,
    ],
  ])("scripts/%s.ts with %j", (script, env, message) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`], {
      encoding: "utf8",
      // The scripts must not depend on variables that npm sets.
      env: { PATH: "", ...env },
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: "",
      stderr: expect.stringMatching(message),
    });
  });
});

it.each([undefined, "", "log", "smtp", "webhook", "smtp,webhook"])(
  "the pages and the server agree on what ENQUIRY_DELIVERY %j means",
  (value) => expect(isDeliveryMode(value)).toBe(readDeliveries(value).length > 0),
);
