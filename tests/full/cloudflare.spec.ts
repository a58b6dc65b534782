import { readFileSync } from "node:fs";
import { expect, skipWithout, test } from "../fixtures.ts";
import { type Host, startWorker, WRANGLER } from "../support/hosts.ts";
import { missing } from "../support/program.ts";
import { rawRequest } from "../support/raw-request.ts";
import { HOME, posted } from "../support/sample-enquiries.ts";

/** Where nothing listens: an enquiry is counted, and can't be delivered. */
const NOWHERE = "http://127.0.0.1:9/hook";

skipWithout(missing("npx", ["--yes", WRANGLER, "--version"]));

test("the version of wrangler that is tested is the one that operations.md deploys with", () => {
  const described = readFileSync("docs/operations.md", "utf8").match(/\bwrangler@\S+/g);
  expect([...new Set(described)]).toEqual([WRANGLER]);
});

let worker: Host | undefined;
test.afterEach(async () => worker?.stop());

test("without its settings the Worker serves pages, and logs which are missing", async () => {
  worker = await startWorker("");
  for (const [path, status] of [
    ["/contact", 200],
    ["/no-such-page", 404],
    ["/healthz", 500],
  ] as const) {
    expect((await rawRequest(worker.origin, path)).status, path).toBe(status);
  }
  await expect.poll(worker.logs).toContain("WEBHOOK_URL must be set");
});

test("the Worker counts visitors by the address that Cloudflare reports", async () => {
  worker = await startWorker(NOWHERE, 1);
  const answers = [];
  for (const address of ["2001:db8::1", "2001:db8::2", "198.51.100.7"]) {
    const post = posted(HOME, { "CF-Connecting-IP": address });
    answers.push(await rawRequest(worker.origin, "/api/enquiries", post));
  }
  expect(answers.map(({ status }) => status)).toEqual([502, 429, 502]);
  expect(answers[1]?.headers["retry-after"]).toBe("60");
});
