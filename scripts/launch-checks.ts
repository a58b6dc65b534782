import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { GUIDE_FILE } from "../src/features/guide/guide-file.ts";
import { IS_DELIVERY_SETTING } from "../src/lib/delivery-mode.ts";
import { SITE_FILE } from "../src/reader/content.ts";
import { CONTENT_FOLDER } from "../src/reader/files.ts";
import type { Claim, Outcome } from "../src/schemas/claims.ts";
import type { ContactCopy } from "../src/schemas/contact.ts";
import type { Result, Selection } from "../src/schemas/results.ts";
import type { Site } from "../src/schemas/site.ts";
import { guideSource, savedGuideSource } from "./guide-checksum.ts";

/** Where something is: a field of a content file, a setting of .env, or a line. */
export type Place = { file: string; field?: string; line?: number };
/** Takes what the checks find: errors, and warnings, which may stay as they are; each with what to do. */
export type Report = Record<"error" | "warning", (place: Place, what: string) => void>;

export const CLAIMS_FILE = `${CONTENT_FOLDER}/claims.yaml`;
const RESULTS_FILE = `${CONTENT_FOLDER}/results.yaml`;
const inSite = (field: string): Place => ({ file: SITE_FILE, field });
const inClaims = (field: string): Place => ({ file: CLAIMS_FILE, field });
const inResults = (field: string): Place => ({ file: RESULTS_FILE, field });
const inEnv = (field: string): Place => ({ file: ".env", field });

/** Reserved domains, which nobody can own (RFC 2606, sections 2 and 3). */
export const RESERVED = /(^|\.)(test|example|invalid|localhost|example\.(com|net|org))$/i;
/** Settings whose values no message may quote. */
const IS_SECRET = /_(PASSWORD|SECRET)$/;
/** A number, with or without signs between thousands. */
const AMOUNT = /\d+([\s.,’']\d{3})*/g;
/** After a code of three digits also without a space: no number of such a country begins with its code. */
const CODE_TWICE = /^\+(?:(\d{3}) ?(?:00)?\1|(\d\d?) (?:00)?\2 )/;
/** What happens without a fact. */
const NOT_GIVEN = {
  people: "visitors don't learn who does the work, and who answers",
  price: "visitors don't learn whether they can afford to ask",
  bookingUrl: "buttons that book a call lead to a form, or nowhere",
};
const IS_RESERVED = "is reserved for examples (RFC 2606). Enter your own";

/**
 * Finds facts and settings that are still placeholders, are not given, or contradict each other.
 * @param site the facts as their file has them
 * @param env the settings, also those of .env
 */
export function checkFacts(site: Site, env: NodeJS.ProcessEnv, { error, warning }: Report): void {
  for (const field of ["url", "bookingUrl", "chatUrl", "email"] as const) {
    const host = hostOf(site[field]);
    const draft =
      field === "url" ? ", also if SITE_URL is set: until then tests expect the draft's words" : "";
    if (RESERVED.test(host)) error(inSite(field), `${host} ${IS_RESERVED}${draft}.`);
  }
  for (const field of ["phone", "registryCode", "vatNumber"] as const) {
    // Only zeros, after the country code of a phone number.
    if (/^(\+\d{1,3})?[^1-9]+$/.test(site[field] ?? "")) error(inSite(field), "is all zeros. Enter yours.");
  }
  if (withoutSigns(site.vatNumber) === withoutSigns(site.registryCode)) {
    const remedy = "Enter the VAT number, or leave it empty if the company is not registered for VAT.";
    warning(inSite("vatNumber"), `is the same as the registry code. ${remedy}`);
  }
  for (const field of ["street", "postalCode"] as const) {
    if (site.address[field] !== null) continue;
    const law = "The law asks for the full address (directive 2000/31/EC, article 5).";
    error(inSite(`address.${field}`), `is not given. ${law}`);
  }
  for (const field of ["tagline", "responseTime", "qualifiedLead", "winRate"] as const) {
    // Two capitals are an abbreviation, such as “IT”.
    if (!/^\p{Lu}(?!\p{Lu})/u.test(site[field])) continue;
    const what = `begins with a capital, but stands inside sentences: “${site[field]}”.`;
    warning(inSite(field), `${what} Begin it with a small letter, unless it is a name.`);
  }
  if (CODE_TWICE.test(site.phone)) warning(inSite("phone"), `is ${site.phone}: a country code twice.`);
  const { postalCode, city } = site.address;
  if (postalCode && city.includes(postalCode)) {
    warning(inSite("address.city"), `is “${city}”: pages show the postal code twice.`);
  }
  const hosts = [hostOf(site.url), hostOf(site.email)] as const;
  if (!`.${hosts[0]}`.endsWith(`.${hosts[1]}`) && !hosts.some((host) => RESERVED.test(host))) {
    warning(inSite("email"), `is at ${hosts[1]}, but the site at ${hosts[0]}. Is that meant?`);
  }
  const amounts = site.price?.match(AMOUNT)?.map((amount) => amount.replace(/\D/g, ""));
  if (site.monthlyPrice && amounts && !amounts.includes(String(site.monthlyPrice.amount))) {
    const what = `says “${site.price}”, but monthlyPrice is ${site.monthlyPrice.amount}.`;
    warning(inSite("price"), `${what} Correct one of them.`);
  }
  for (const field of ["people", "price", "bookingUrl"] as const) {
    if (!site[field]?.length) warning(inSite(field), `is not given: ${NOT_GIVEN[field]}.`);
  }
  if (!env["ENQUIRY_DELIVERY"]) {
    const remedy = "Set smtp or webhook (.env.example), or log if you mean that.";
    error(inEnv("ENQUIRY_DELIVERY"), `is not set: the forms send nothing. ${remedy}`);
  }
  // A mail server or a webhook may be on this machine.
  for (const name of Object.keys(env)) {
    if (!(IS_DELIVERY_SETTING.test(name) || name === "SITE_URL") || IS_SECRET.test(name)) continue;
    const hosts = env[name]?.split(",").map(hostOf) ?? [];
    const host = hosts.find((host) => host !== "localhost" && RESERVED.test(host));
    if (host) error(inEnv(name), `${host} ${IS_RESERVED}.`);
  }
}

/** @param address a web or email address */
const hostOf = (address: string | null) =>
  URL.parse(address ?? "")?.hostname ?? address?.trim().replace(/.*@/, "") ?? "";

const withoutSigns = (number: string | null) => number?.replace(/[^\da-z]/gi, "").toUpperCase();

/** What visitors want to know of a consultancy, and only the client can give. */
interface Evidence {
  claims: readonly Claim[];
  /** Texts that may follow the figure of a claim, on home or at a service. */
  outcomes: readonly (Outcome & { file: string; service?: string })[];
  results: readonly Pick<Result, "client" | "service" | "counted" | "before" | "after">[];
  /** What pages say of a result that fell. */
  fell: string;
  selection: Pick<Selection, "clients"> | null;
  faq: Pick<ContactCopy["faq"], "items">;
}

const [MEAN, MEDIAN] = [/\b(average|mean)\b/i, /\bmedian\b/i];

/** Finds claims without a basis, questions without an answer, and results that are not given, or fell. */
export function checkEvidence(evidence: Evidence, { error, warning }: Report): void {
  const { claims, outcomes, results, fell, selection, faq } = evidence;
  const unproven = claims.filter(({ basis }) => basis === null).map(({ id }) => id);
  if (unproven.length > 0) {
    const uses = outcomes.filter(({ claim }) => claim?.basis === null).map(({ file }) => file);
    error(
      inClaims("claims.basis"),
      `of ${unproven.join(", ")} is not given. Visitors ask on what a figure rests, and a court may ask for evidence (directive 2006/114/EC, article 7). Enter it, or remove the claim: first from the texts (${[...new Set(uses)].join(", ")}), then from ${CLAIMS_FILE}.`,
    );
  }
  for (const { claim, text } of outcomes) {
    const basis = claim?.basis ?? "";
    const differ = (one: RegExp, other: RegExp) => one.test(text) && other.test(basis) && !one.test(basis);
    if (!differ(MEAN, MEDIAN) && !differ(MEDIAN, MEAN)) continue;
    const what = `of ${claim?.id} says “${basis}”, but the text after its figure “${text}”.`;
    warning(inClaims("claims.basis"), `${what} The mean and the median differ: name the same.`);
  }
  if (results.length === 0) {
    warning(inResults("results"), "is empty: visitors see no result, and a button that does nothing.");
  } else if (selection === null) {
    const remedy = "Enter of how many clients these are, and why these.";
    warning(inResults("selection"), `is not given: visitors may take these for the best of many. ${remedy}`);
  }
  for (const { client, before, after } of results.filter((result) => result.after < result.before)) {
    const what = `of “${client}”: ${after}, after ${before} before, is shown as “${fell}”`;
    warning(inResults("results"), what);
  }
  const unanswered = faq.items.filter(({ answer }) => answer === null).map(({ question }) => `“${question}”`);
  if (unanswered.length > 0) {
    warning(
      { file: `${CONTENT_FOLDER}/pages/contact.yaml`, field: "faq.items" },
      `${unanswered.join(", ")}: without an answer, so the contact page doesn't show them. Visitors miss their answers most, and the growth guide advises publishing them (chapter 10).`,
    );
  }
}

const PERCENTAGE = /^\+? ?(\d+(\.\d+)?) ?%$/;

type Proof = Pick<Evidence, "outcomes" | "results" | "selection">;

/** Finds claims that the results beside them don't bear out: of the same service, and of what its text names. */
export function checkClaims({ outcomes, results, selection }: Proof, { warning }: Report): void {
  for (const { claim, text, service } of outcomes) {
    const percent = Number(PERCENTAGE.exec(claim?.figure ?? "")?.[1]);
    const beside = results.filter((result) => result.service === service && hasWords(text, result.counted));
    if (!claim || !percent || beside.length === 0) continue;
    const clients = Number(/(\d+) clients/.exec(claim.basis ?? "")?.[1]);
    if (selection && clients > selection.clients) {
      const all = `says ${clients} clients, but ${RESULTS_FILE}, selection.clients, says that all are ${selection.clients}`;
      warning(inClaims("claims.basis"), `of ${claim.id} ${all}. Correct one of them.`);
    }
    const [best] = beside
      .filter(({ before }) => before > 0)
      .sort((a, b) => b.after / b.before - a.after / a.before);
    if (!best) continue;
    // The division comes last: 1 + percent / 100 isn't exact, and would refuse who reached it.
    const needed = best.before + Math.ceil((best.before * percent) / 100);
    if (best.after >= needed) continue;
    const gain = Math.floor((100 * best.after) / best.before - 100);
    const numbers = `${best.before} to ${best.after}; ${percent}% more is ${needed}`;
    const remedy = "Say in the basis which clients, or show one that reached it.";
    warning(
      inClaims("claims.figure"),
      `of ${claim.id} says ${percent}% more; the results beside it show ${gain < 0 ? "" : "+"}${gain}% at most (${numbers}). ${remedy}`,
    );
  }
}

const hasWords = (text: string, words: string) =>
  new RegExp(`(?<!\\p{L})${RegExp.escape(words)}(?!\\p{L})`, "iu").test(text);

/** Finds a guide that names another company than the facts: an error; or that else reads differently. */
export function checkGuide({ error, warning }: Report): void {
  const [now, saved] = [guideSource(), savedGuideSource()];
  const remedy = "Run npm run guide on a computer with Chromium, and commit what it writes.";
  if (now.brand !== saved?.brand || now.email !== saved.email) {
    error({ file: GUIDE_FILE }, `has another brand or email than the facts. ${remedy}`);
  } else if (now.checksum !== saved.checksum) {
    warning({ file: GUIDE_FILE }, `reads differently than its texts and the facts. ${remedy}`);
  }
}

/**
 * Finds legal texts that no other page links, or that say they change in the future.
 * @param folder the folder of the built site
 */
export function checkLegalTexts(
  texts: readonly { id: string; file: string; data: { updated: string } }[],
  folder: string,
  { warning }: Report,
): void {
  for (const { id, file, data } of texts) {
    if (Date.parse(`1 ${data.updated}`) > Date.now()) {
      warning({ file, field: "updated" }, "is in the future. Enter the month of the last change.");
    }
    const others = globSync("**/*.html", { cwd: folder, exclude: [`${id}.html`] });
    if (others.some((page) => readFileSync(join(folder, page), "utf8").includes(` href="/${id}"`))) continue;
    warning({ file }, "is public, but no page links to it. Add it in navigation.yaml, footer.legal.");
  }
}
