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
import { SEARCH_RESULT_LENGTH } from "../src/schemas/text.ts";
import { guideSource, savedGuideSource } from "./guide-checksum.ts";

/**
 * Takes what the checks find: errors, and warnings, which may stay as they are; each with its place, a file with
 * the field or a setting, and what to do.
 */
export type Report = Record<"error" | "warning", (where: string, what: string) => void>;

/** Reserved domains, which nobody can own (RFC 2606, sections 2 and 3). */
export const RESERVED = /(^|\.)(test|example|invalid|localhost|example\.(com|net|org))$/i;
/** Settings whose values no message may quote. */
const IS_SECRET = /_(PASSWORD|SECRET)$/;
const IS_RESERVED = "is reserved for examples (RFC 2606). Enter your own";

/**
 * Finds facts and settings that are still placeholders.
 * @param site the facts as their file has them
 * @param env the settings, also those of .env
 */
export function checkFacts(site: Site, env: NodeJS.ProcessEnv, { error, warning }: Report): void {
  for (const field of ["url", "bookingUrl", "chatUrl", "email"] as const) {
    const host = hostOf(site[field]);
    const draft =
      field === "url" ? ", also if SITE_URL is set: until then tests expect the draft's words" : "";
    if (RESERVED.test(host)) error(`${SITE_FILE}, ${field}`, `${host} ${IS_RESERVED}${draft}.`);
  }
  for (const field of ["phone", "registryCode", "vatNumber"] as const) {
    // Only zeros, after the country code of a phone number.
    if (/^(\+\d{1,3})?[^1-9]+$/.test(site[field] ?? "")) {
      error(`${SITE_FILE}, ${field}`, "is all zeros. Enter the company's own.");
    }
  }
  if (withoutSigns(site.vatNumber) === withoutSigns(site.registryCode)) {
    const remedy = "Enter the VAT number, or leave it empty if the company is not registered for VAT.";
    warning(`${SITE_FILE}, vatNumber`, `is the same as the registry code. ${remedy}`);
  }
  for (const field of ["street", "postalCode"] as const) {
    if (site.address[field] !== null) continue;
    const law = "The law asks for the full address (directive 2000/31/EC, article 5).";
    error(`${SITE_FILE}, address.${field}`, `is not given. ${law}`);
  }
  for (const field of ["tagline", "responseTime", "qualifiedLead", "winRate"] as const) {
    // Two capitals are an abbreviation, such as “IT”.
    if (/^\p{Lu}(?!\p{Lu})/u.test(site[field])) {
      const what = `begins with a capital, but stands inside sentences: “${site[field]}”.`;
      warning(`${SITE_FILE}, ${field}`, `${what} Begin it with a small letter, unless it is a name.`);
    }
  }
  if (!site.bookingUrl) {
    warning(`${SITE_FILE}, bookingUrl`, "is not given: buttons that book a call lead to a form, or nowhere.");
  }
  if (!env["ENQUIRY_DELIVERY"]) {
    error(
      "ENQUIRY_DELIVERY in .env",
      "is not set: the forms send nothing. Set smtp or webhook (.env.example), or log if you mean that.",
    );
  }
  // A mail server or a webhook may be on this machine.
  for (const name of Object.keys(env)) {
    if (!(IS_DELIVERY_SETTING.test(name) || name === "SITE_URL") || IS_SECRET.test(name)) continue;
    const hosts = env[name]?.split(",").map(hostOf) ?? [];
    const host = hosts.find((host) => host !== "localhost" && RESERVED.test(host));
    if (host) error(`${name} in .env`, `${host} ${IS_RESERVED}.`);
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
  people: readonly unknown[];
  results: readonly Pick<Result, "service" | "counted" | "before" | "after">[];
  selection: Pick<Selection, "clients"> | null;
  price: string | null;
  faq: Pick<ContactCopy["faq"], "items">;
}

export const CLAIMS_FILE = `${CONTENT_FOLDER}/claims.yaml`;
const [MEAN, MEDIAN] = [/\b(average|mean)\b/i, /\bmedian\b/i];
const RESULTS_FILE = `${CONTENT_FOLDER}/results.yaml`;

/** Finds claims without a basis, questions without an answer, and facts that are not given. */
export function checkEvidence(
  { claims, outcomes, people, results, selection, price, faq }: Evidence,
  { error, warning }: Report,
): void {
  const unproven = claims.filter(({ basis }) => basis === null).map(({ id }) => id);
  if (unproven.length > 0) {
    const uses = outcomes.filter(({ claim }) => claim?.basis === null).map(({ file }) => file);
    error(
      `${CLAIMS_FILE}, claims.basis`,
      `of ${unproven.join(", ")} is not given. Visitors ask on what a figure rests, and a court may ask for evidence (directive 2006/114/EC, article 7). Enter it, or remove the claim: first from the texts (${[...new Set(uses)].join(", ")}), then from ${CLAIMS_FILE}.`,
    );
  }
  for (const { claim, text } of outcomes) {
    const basis = claim?.basis ?? "";
    const differ = (one: RegExp, other: RegExp) => one.test(text) && other.test(basis) && !one.test(basis);
    if (!differ(MEAN, MEDIAN) && !differ(MEDIAN, MEAN)) continue;
    const what = `of ${claim?.id} says “${basis}”, but the text after its figure “${text}”.`;
    warning(`${CLAIMS_FILE}, claims.basis`, `${what} The mean and the median differ: name the same.`);
  }
  if (people.length === 0) {
    warning(`${SITE_FILE}, people`, "is empty: visitors don't learn who does the work, and who answers.");
  }
  if (results.length === 0) {
    warning(`${RESULTS_FILE}, results`, "is empty: visitors see no result, and a button that does nothing.");
  } else if (selection === null) {
    const remedy = "Enter of how many clients these are, and why these.";
    warning(
      `${RESULTS_FILE}, selection`,
      `is not given: visitors may take these for the best of many. ${remedy}`,
    );
  }
  if (price === null) {
    warning(`${SITE_FILE}, price`, "is not given: visitors don't learn whether they can afford to ask.");
  }
  const unanswered = faq.items.filter(({ answer }) => answer === null).map(({ question }) => `“${question}”`);
  if (unanswered.length > 0) {
    warning(
      `${CONTENT_FOLDER}/pages/contact.yaml, faq.items`,
      `${unanswered.join(", ")}: without an answer, so the contact page doesn't show them. Visitors miss their answers most, and the growth guide advises publishing them (chapter 10).`,
    );
  }
}

const PERCENTAGE = /^\+? ?(\d+(\.\d+)?) ?%$/;

/** Finds claims that the results beside them don't bear out: of the same service, and of what its text names. */
export function checkClaims(
  { outcomes, results, selection }: Pick<Evidence, "outcomes" | "results" | "selection">,
  { warning }: Pick<Report, "warning">,
): void {
  for (const { claim, text, service } of outcomes) {
    const percent = Number(PERCENTAGE.exec(claim?.figure ?? "")?.[1]);
    const beside = results.filter((result) => result.service === service && hasWords(text, result.counted));
    if (!claim || !percent || beside.length === 0) continue;
    const clients = Number(/(\d+) clients/.exec(claim.basis ?? "")?.[1]);
    if (selection && clients > selection.clients) {
      const all = `says ${clients} clients, but ${RESULTS_FILE}, selection.clients, says that all are ${selection.clients}`;
      warning(`${CLAIMS_FILE}, claims.basis`, `of ${claim.id} ${all}. Correct one of them.`);
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
      `${CLAIMS_FILE}, claims.figure`,
      `of ${claim.id} says ${percent}% more; the results beside it show ${gain < 0 ? "" : "+"}${gain}% at most (${numbers}). ${remedy}`,
    );
  }
}

const hasWords = (text: string, words: string) =>
  new RegExp(`(?<!\\p{L})${RegExp.escape(words)}(?!\\p{L})`, "iu").test(text);

interface PageFile {
  file: string;
  data: Record<keyof typeof SEARCH_RESULT_LENGTH, string>;
}

/** Finds titles and descriptions that the facts make too long for search results. */
export function checkLengths(pages: readonly PageFile[], { warning }: Pick<Report, "warning">): void {
  for (const { file, data } of pages) {
    for (const field of ["title", "description"] as const) {
      const { length } = data[field];
      if (length <= SEARCH_RESULT_LENGTH[field]) continue;
      const what = `has ${length} characters with your facts; search results show ${SEARCH_RESULT_LENGTH[field]}.`;
      warning(`${file}, ${field}`, `${what} Shorten it, or leave a fact out.`);
    }
  }
}

/** Finds a guide that names another company than the facts: an error; or that else reads differently. */
export function checkGuide({ error, warning }: Report): void {
  const [now, saved] = [guideSource(), savedGuideSource()];
  const remedy = "Run npm run guide on a computer with Chromium, and commit what it writes.";
  if (now.brand !== saved?.brand || now.email !== saved.email) {
    error(GUIDE_FILE, `has another brand or email than the facts. ${remedy}`);
  } else if (now.checksum !== saved.checksum) {
    warning(GUIDE_FILE, `reads differently than its texts and the facts. ${remedy}`);
  }
}

/**
 * Finds legal texts that no other page links, or that say they change in the future.
 * @param folder the folder of the built site
 */
export function checkLegalTexts(
  texts: readonly { id: string; file: string; data: { updated: string } }[],
  folder: string,
  { warning }: Pick<Report, "warning">,
): void {
  for (const { id, file, data } of texts) {
    if (Date.parse(`1 ${data.updated}`) > Date.now()) {
      warning(`${file}, updated`, `is ${data.updated}, in the future. Enter the month of the last change.`);
    }
    const others = globSync("**/*.html", { cwd: folder, exclude: [`${id}.html`] });
    if (others.some((page) => readFileSync(join(folder, page), "utf8").includes(` href="/${id}"`))) continue;
    warning(file, "is public, but no page links to it. Add it in navigation.yaml, footer.legal.");
  }
}
