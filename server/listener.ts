import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { createApp } from "./app.ts";
import { createFiles } from "./files.ts";
import type { Site } from "./site.ts";
import { readTarget } from "./target.ts";

/** For the server that has the listener: a request without a body, as for every page, needs no stream then. */
export const SERVER_OPTIONS = { optimizeEmptyRequests: true };

/** What the application answers itself; everything else is a file, or not found. */
const DYNAMIC = /^\/(api\/|healthz$|readyz$)/;

/**
 * The same application for Node's own server. Files are written without making a
 * Request and a Response, which would cost more than all the rest of an answer.
 * @param enquiries takes enquiries; nothing in log mode
 */
export function createListener(
  site: Site,
  logError: (error: Error) => void = console.error,
  enquiries?: Hono,
): RequestListener {
  const files = createFiles(site);
  const respond = getRequestListener(createApp(site, logError, enquiries, files).fetch);

  return (incoming, outgoing) => {
    const { method = "", url: target = "", headers } = incoming;
    const isFile = method === "GET" || method === "HEAD";
    if (!isFile || (enquiries && DYNAMIC.test(readTarget(target)?.path ?? ""))) {
      void respond(incoming, outgoing);
      return;
    }
    const request = { method, target, headers };
    let answer: ReturnType<typeof files.answer>;
    try {
      answer = files.answer(request);
    } catch (error) {
      logError(error as Error);
      answer = files.fault(request);
    }
    // Node's type asks for an array that may be changed; Node doesn't change it.
    outgoing.writeHead(answer.status, answer.headers as string[]);
    outgoing.end(answer.body);
  };
}
