/**
 * Loads the home page and one of its files, sends a test enquiry, marked as such, to the public
 * endpoint, and ends with 1 unless it gets all of them: npm run canary [-- https://www.example.com].
 * By default the site's address is the build's.
 */
import { loadFacts } from "../src/lib/content/facts.ts";
import { fieldsOf } from "../src/shared/enquiry-fields.ts";
import { ENQUIRIES_PATH } from "../src/shared/enquiry-request.ts";
import { checkSiteUrl } from "../src/shared/site-url.ts";

/** Longer than the server's own limit, so that its answer arrives. */
const TIMEOUT_MS = 30_000;
const NOTE = "Canary: a test, no answer needed";
const ENQUIRY = {
  form: "home",
  ...Object.fromEntries(
    fieldsOf("home")
      .filter(({ required }) => required === "always")
      .map((field) => [field.name, NOTE]),
  ),
  name: "Canary",
  // A reserved domain, which accepts no mail (RFC 2606).
  email: "canary@example.com",
  // With the time, because the same text within ten minutes is not delivered again.
  message: `This test enquiry was sent by npm run canary at ${new Date().toISOString()}, to see whether enquiries arrive.`,
};

try {
  const given = process.argv[2];
  const site = given ? checkSiteUrl(given) : loadFacts().site.url;
  await loadPages(site);
  const begin = performance.now();
  const reference = await sendEnquiry(site + ENQUIRIES_PATH);
  console.log(`Accepted as ${reference} within ${Math.round(performance.now() - begin)} ms.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** @throws Error with a one-line message if the home page or its file is missing */
async function loadPages(site: string): Promise<void> {
  const load = async (path: string) => {
    const { status, text } = await request(site + path);
    if (status !== 200) throw new Error(`${site}${path} answered ${status}: visitors don't see the site.`);
    return text;
  };
  const file = /(?:src|href)="(\/_astro\/[^"]+)"/.exec(await load("/"))?.[1];
  if (!file) throw new Error(`${site}/ is not the home page: it has none of its files.`);
  await load(file);
}

/** @throws Error with a one-line message unless it is accepted */
async function sendEnquiry(endpoint: string): Promise<string> {
  const { status, text } = await request(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
    body: JSON.stringify(ENQUIRY),
  });
  // A site in log mode answers with an HTML page.
  const reference = status === 201 && (JSON.parse(text) as { reference?: string }).reference;
  if (!reference) throw new Error(`${endpoint} answered ${status}: the test enquiry was not accepted.`);
  return reference;
}

/** @throws Error with a one-line message if the site can't be reached */
async function request(url: string, init: RequestInit = {}): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    throw new Error(`${url} can't be reached (${cause?.code ?? name}).`);
  }
}
