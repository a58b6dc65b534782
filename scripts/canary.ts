/**
 * Sends a marked test enquiry through the public endpoint, as a visitor would,
 * and ends with 1 unless somebody accepted it. Takes the site's address, or
 * SITE_URL: npm run canary -- https://www.example.com
 */
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { checkSiteUrl } from "../src/lib/facts.ts";

/** A little longer than the server itself waits. */
const TIMEOUT_MS = 30_000;
const ENQUIRY = {
  form: "home",
  name: "Canary",
  // A domain that is reserved and takes no mail (RFC 2606).
  email: "canary@example.com",
  company: "Canary: a test, no answer needed",
  message: "This test enquiry was sent by npm run canary, to see whether enquiries arrive.",
};

interface Answer {
  reference?: string;
  detail?: string;
  errors?: Record<string, string>;
}

const address = process.argv[2] ?? process.env["SITE_URL"];
try {
  if (!address) {
    throw new Error("Say which site to test, for example npm run canary -- https://www.example.com.");
  }
  const begin = performance.now();
  const reference = await sendCanary(checkSiteUrl(address));
  console.log(`Accepted as ${reference} within ${Math.round(performance.now() - begin)} ms.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function sendCanary(site: string): Promise<string> {
  const endpoint = `${site}/api/enquiries`;
  let [status, answer] = await post(endpoint, ENQUIRY);
  if (status === 422 && answer.errors?.["altcha"]) {
    const challenge = (await (await request(`${endpoint}/challenge`)).json()) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    const altcha = btoa(JSON.stringify({ challenge, solution }));
    [status, answer] = await post(endpoint, { ...ENQUIRY, altcha });
  }
  if (status !== 201 || !answer.reference) {
    throw new Error(`${endpoint} answered ${status}: the test enquiry was not accepted.`);
  }
  return answer.reference;
}

async function post(endpoint: string, enquiry: object): Promise<[status: number, answer: Answer]> {
  const response = await request(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
    body: JSON.stringify(enquiry),
  });
  // A site in log mode answers with text.
  const answer = await response.json().catch(() => ({}));
  return [response.status, answer as Answer];
}

async function request(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const { name, cause } = error as Error;
    const reason = (cause as { code?: string } | undefined)?.code ?? name;
    throw new Error(`${url} can't be reached (${reason}).`);
  }
}
