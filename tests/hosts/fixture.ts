import { serve } from "../../scripts/serve.ts";
import { test as base, skipWithout } from "../fixtures.ts";
import { type Host, startCaddy, startNode, startWorker, WRANGLER } from "../support/hosts.ts";
import { missing } from "../support/program.ts";

/** A webhook that records what it accepts. */
interface Receiver {
  /** Its address. Often such an address has its secret in the path or the query. */
  url: string;
  /** What it answers; 204 at the beginning of each test. */
  status: number;
  /** What it accepted in this test. */
  accepted: { body: Record<string, unknown>; headers: Record<string, string> }[];
}

const START = { node: startNode, caddy: startCaddy, cloudflare: startWorker } as const;
const MISSING = {
  node: () => undefined,
  caddy: () => missing("caddy", ["version"]),
  cloudflare: () => missing("npx", ["--yes", WRANGLER, "--version"]),
} as const;

export interface WorkerFixtures {
  /** The host under test, which each project sets. */
  hostName: keyof typeof START;
  /** Why it can't be started here; undefined if it can. */
  missingHost: string | undefined;
  receiver: Receiver;
  /** The host, which delivers to the receiver, with a rate limit that no test reaches. */
  host: Host;
}

/** The tests of what every host must do: in each project they run on another one. */
export const test = base.extend<{ ready: undefined }, WorkerFixtures>({
  hostName: ["node", { option: true, scope: "worker" }],
  missingHost: [async ({ hostName }, use) => use(MISSING[hostName]()), { scope: "worker" }],
  ready: [
    async ({ missingHost, receiver }, use) => {
      skipWithout(missingHost);
      Object.assign(receiver, { status: 204, accepted: [] });
      await use(undefined);
    },
    { auto: true },
  ],
  receiver: [
    async ({}, use) => {
      const path = "/hook?to=sales";
      const receiver: Receiver = { url: "", status: 204, accepted: [] };
      const { url, close } = await serve(async (request) => {
        // Like the page to which a redirect may lead.
        if (!request.url.endsWith(path)) return new Response("Welcome");
        const body = await request.text();
        if (request.method === "POST" && receiver.status < 300) {
          receiver.accepted.push({ body: JSON.parse(body), headers: Object.fromEntries(request.headers) });
        }
        return new Response(null, { status: receiver.status, headers: { Location: "/elsewhere" } });
      });
      receiver.url = url + path;
      await use(receiver);
      await close();
    },
    { scope: "worker" },
  ],
  host: [
    async ({ hostName, receiver }, use) => {
      const host = await START[hostName](receiver.url);
      await use(host);
      await host.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export { expect } from "../fixtures.ts";
