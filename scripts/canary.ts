/**
 * Requests the home page and one of its files, sends a test enquiry, marked as such, to the public
 * endpoint, and ends with 1 unless it gets all of them: npm run canary [-- https://www.example.com
 * [ADDRESS[:PORT]]]. By default the site's address is the build's. With ADDRESS it connects there,
 * whatever DNS says, so that a server can be tried before it is public. After a success it calls
 * CANARY_PING_URL, if that is set: a monitoring service tells people when these calls stop.
 */
import { checkSiteUrl, loadFacts } from "../src/lib/content/facts.ts";
import { ENQUIRIES_PATH } from "../src/shared/enquiry-request.ts";
import { requestPages, requestSite } from "./request-site.ts";

/** How long the monitoring service may take, in ms. */
const PING_MS = 30_000;
const ENQUIRY = {
  form: "home",
  name: "Canary",
  // A reserved domain, which accepts no mail (RFC 2606).
  email: "canary@example.com",
  company: "Canary: a test, no answer needed",
  message: "This test enquiry was sent by npm run canary, to see whether enquiries arrive.",
};

try {
  const [given, connectTo] = process.argv.slice(2);
  const site = new URL(given ? checkSiteUrl(given) : loadFacts().site.url);
  await requestPages(site, connectTo);
  const begin = performance.now();
  const reference = await sendCanary(new URL(ENQUIRIES_PATH, site), connectTo);
  console.log(`Accepted as ${reference} within ${Math.round(performance.now() - begin)} ms.`);
  await ping(process.env["CANARY_PING_URL"]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function sendCanary(endpoint: URL, connectTo: string | undefined): Promise<string> {
  const { status, text } = await requestSite(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
    body: JSON.stringify(ENQUIRY),
    connectTo,
  });
  // A site in log mode answers with an HTML page.
  const reference = status === 201 && (JSON.parse(text) as { reference?: string }).reference;
  if (!reference) throw new Error(`${endpoint} answered ${status}: the test enquiry was not accepted.`);
  return reference;
}

/** Tells the monitoring service. The message has no address, because whoever knows it can ping, too. */
async function ping(url: string | undefined): Promise<void> {
  if (!url) return;
  const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(PING_MS) });
  if (!ok) throw new Error(`CANARY_PING_URL answered ${status}: nobody is told when the site is down.`);
}
