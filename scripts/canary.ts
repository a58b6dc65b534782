/**
 * Sends a test enquiry, marked as such, to the public endpoint, and ends with 1 unless it is
 * accepted: npm run canary [-- https://www.example.com [ADDRESS[:PORT]]]. By default the site's
 * address is the build's. With ADDRESS it connects there, whatever DNS says, so that a server can
 * be tried before it is public. After a success it calls CANARY_PING_URL, if that is set: a
 * monitoring service tells people when these calls stop.
 */
import { once } from "node:events";
import { request as http, type IncomingMessage } from "node:http";
import { request as https } from "node:https";
import { text } from "node:stream/consumers";
import { checkSiteUrl, loadFacts } from "../src/lib/content/facts.ts";

/** Longer than the server's own limit, so that its answer arrives. */
const TIMEOUT_MS = 30_000;
const ENQUIRY = {
  form: "home",
  name: "Canary",
  // A reserved domain, which accepts no mail (RFC 2606).
  email: "canary@example.com",
  company: "Canary: a test, no answer needed",
  message: "This test enquiry was sent by npm run canary, to see whether enquiries arrive.",
};

try {
  const [site, connectTo] = process.argv.slice(2);
  const endpoint = new URL("/api/enquiries", site ? checkSiteUrl(site) : loadFacts().site.url);
  const begin = performance.now();
  const reference = await sendCanary(endpoint, connectTo);
  console.log(`Accepted as ${reference} within ${Math.round(performance.now() - begin)} ms.`);
  const ping = process.env["CANARY_PING_URL"];
  if (ping) await fetch(ping, { signal: AbortSignal.timeout(TIMEOUT_MS) });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function sendCanary(endpoint: URL, connectTo: string | undefined): Promise<string> {
  const response = await post(endpoint, connectTo);
  // A site in log mode answers with an HTML page.
  const answer: unknown = await text(response)
    .then(JSON.parse)
    .catch(() => null);
  const { reference } = (answer ?? {}) as { reference?: string };
  if (response.statusCode !== 201 || !reference) {
    throw new Error(`${endpoint} answered ${response.statusCode}: the test enquiry was not accepted.`);
  }
  return reference;
}

/** Posts the enquiry. fetch can't connect to another address than the URL's. */
async function post(endpoint: URL, connectTo: string | undefined): Promise<IncomingMessage> {
  const { hostname, port } = connectTo ? new URL(`http://${connectTo}`) : endpoint;
  try {
    const send = endpoint.protocol === "https:" ? https : http;
    const request = send(endpoint, {
      hostname,
      port: port || endpoint.port,
      servername: endpoint.hostname,
      method: "POST",
      headers: {
        Host: endpoint.host,
        "Content-Type": "application/json",
        "Idempotency-Key": crypto.randomUUID(),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    request.end(JSON.stringify(ENQUIRY));
    const [response] = await once(request, "response");
    return response;
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    throw new Error(`${endpoint} can't be reached (${code ?? name}).`);
  }
}
