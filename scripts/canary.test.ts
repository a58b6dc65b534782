import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { DeliveryError } from "../server/enquiries/delivery.ts";
import { createTestEndpoint, fakeDelivery } from "../tests/support/endpoint.ts";
import { freePort } from "../tests/support/free-port.ts";
import { serve } from "./serve.ts";

async function canary(...args: string[]) {
  const { SITE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, ["scripts/canary.ts", ...args], { env });
  const [[code], stdout, stderr] = await Promise.all([
    once(child, "close"),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
}

async function serving(act?: () => Promise<void>) {
  const { delivery, delivered } = fakeDelivery(act);
  const { app } = createTestEndpoint([delivery]);
  const { url, close } = await serve((request) => app.fetch(request));
  onTestFinished(close);
  return { url, delivered };
}

describe("npm run canary", () => {
  it("ends with 0 if its enquiry, marked as a test, is accepted", async () => {
    const { url, delivered } = await serving();
    const { code, stdout } = await canary(url);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        new RegExp(`^Accepted as ${delivered[0]?.reference} within \\d+ ms\\.\n$`),
      ),
    });
    expect(delivered).toMatchObject([{ name: "Canary", company: "Canary: a test, no answer needed" }]);
  });

  it("ends with 1 if its enquiry is not accepted", async () => {
    const { url } = await serving(() => Promise.reject(new DeliveryError("RCPT 550", false)));
    expect(await canary(url)).toEqual({
      code: 1,
      stdout: "",
      stderr: `${url}/api/enquiries answered 502: the test enquiry was not accepted.\n`,
    });
  });

  it("ends with 1 if the site can't be reached, or no address is given", async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    expect(await canary(url)).toMatchObject({ code: 1, stderr: expect.stringContaining("can't be reached") });
    expect(await canary()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("Say which site to test"),
    });
  });
});
