import { request as http } from "node:http";
import { request as https } from "node:https";
import type { SendRequest } from "./webhook.ts";

/**
 * Sends a request with Node's own client. Node's fetch fails if a server first answers 100 (Continue)
 * without having been asked, as some do, and which a client must accept (RFC 9110, section 15.2).
 */
export const sendHttp: SendRequest = (url, { headers, body, ...options }) =>
  new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? https : http;
    // As fetch does: some firewalls refuse requests without them.
    const usual = { Accept: "*/*", "User-Agent": "node" };
    send(url, { ...options, headers: { ...usual, ...headers } }, (response) => {
      resolve(response.statusCode ?? 0);
      // Nobody reads the body, which may be endless.
      response.destroy();
    })
      .on("error", reject)
      .end(body);
  });
