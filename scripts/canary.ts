/**
 * Sends a test enquiry, marked as such, to the public endpoint, and ends with 1 unless it is
 * accepted. The site's address is the argument or SITE_URL:
 * npm run canary -- https://www.example.com
 */
import { checkSiteUrl } from "../src/lib/content/facts.ts";

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

const address = process.argv[2] ?? process.env["SITE_URL"];
try {
  if (!address) {
    throw new Error("Say which site to test, for example npm run canary -- https://www.example.com.");
  }
  const begin = performance.now();
  const reference = await sendCanary(`${checkSiteUrl(address)}/api/enquiries`);
  console.log(`Accepted as ${reference} within ${Math.round(performance.now() - begin)} ms.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function sendCanary(endpoint: string): Promise<string> {
  const response = await post(endpoint);
  // A site in log mode answers with an HTML page.
  const answer: unknown = await response.json().catch(() => null);
  const { reference } = (answer ?? {}) as { reference?: string };
  if (response.status !== 201 || !reference) {
    throw new Error(`${endpoint} answered ${response.status}: the test enquiry was not accepted.`);
  }
  return reference;
}

async function post(endpoint: string): Promise<Response> {
  try {
    return await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
      body: JSON.stringify(ENQUIRY),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    const { name, cause } = error as Error;
    const reason = (cause as { code?: string } | undefined)?.code ?? name;
    throw new Error(`${endpoint} can't be reached (${reason}).`);
  }
}
