import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SITE_FILE } from "../src/entries.ts";
import { GUIDE_FILE } from "../src/features/guide/guide-file.ts";
import { pageName } from "../src/lib/page-path.ts";
import type { Claim } from "../src/schemas/claims.ts";
import type { ContactCopy } from "../src/schemas/contact.ts";
import type { Site } from "../src/schemas/site.ts";
import { isGuideOutdated } from "./guide-checksum.ts";

/** Something that is left to do before the site can go public. */
export interface LaunchIssue {
  /** The file with the field, or the setting. */
  where: string;
  /** What is wrong, and what to do. */
  what: string;
  /** A remark may stay as it is; everything else is an error. */
  isRemark?: boolean;
}

/** Reserved domains, which nobody can own (RFC 2606, sections 2 and 3). */
const RESERVED = /(^|\.)(test|example|invalid|localhost|example\.(com|net|org))$/i;
/** The facts with an address. */
const ADDRESSES = ["url", "bookingUrl", "chatUrl", "email"] as const;
/** The settings with an address. A mail server or a webhook may be on this machine. */
const SETTINGS = ["SMTP_HOST", "ENQUIRY_FROM", "ENQUIRY_TO", "WEBHOOK_URL"];

/**
 * Finds facts and settings that are still placeholders.
 * @param env the settings, also those of .env
 */
export function checkFacts(site: Site, env: Readonly<Record<string, string | undefined>>): LaunchIssue[] {
  const issues: LaunchIssue[] = [];
  const add = (field: string, what: string, isRemark = false) =>
    issues.push({ where: `${SITE_FILE}, ${field}`, what, isRemark });
  const addSetting = (name: string, what: string) => issues.push({ where: `${name} in .env`, what });

  for (const field of ADDRESSES) {
    const host = hostOf(site[field]);
    if (!RESERVED.test(host)) continue;
    const setting = field === "url" ? ", or set SITE_URL" : "";
    add(field, `${host} is reserved for examples (RFC 2606). Enter your own${setting}.`);
  }
  if (/^\+\d+ [0 ]+$/.test(site.phone)) add("phone", "is all zeros. Enter the number that you answer.");
  if (/^0+$/.test(site.registryCode)) add("registryCode", "is all zeros. Enter the company's own.");
  if (/^EE0+$/.test(site.vatNumber ?? "")) {
    add("vatNumber", "is all zeros. Enter the company's own, or null if it is not registered for VAT.");
  }
  for (const field of ["street", "postalCode"] as const) {
    if (site.address[field] === null) {
      add(
        `address.${field}`,
        "is not given. The law asks for the full address (directive 2000/31/EC, article 5).",
      );
    }
  }
  if (!site.bookingUrl) {
    add("bookingUrl", "is null: buttons that book a call lead to a form, or nowhere.", true);
  }
  if (!env["ENQUIRY_DELIVERY"]) {
    addSetting(
      "ENQUIRY_DELIVERY",
      "is not set: the forms send nothing. Set smtp or webhook (.env.example), or log if you mean that.",
    );
  }
  for (const name of SETTINGS) {
    const hosts = env[name]?.split(",").map(hostOf) ?? [];
    const host = hosts.find((host) => host !== "localhost" && RESERVED.test(host));
    if (host) addSetting(name, `${host} is reserved for examples (RFC 2606). Enter your own.`);
  }
  return issues;
}

/** @param address a web or email address */
const hostOf = (address: string | null) =>
  URL.parse(address ?? "")?.hostname ?? address?.trim().replace(/.*@/, "") ?? "";

/** What visitors want to know of a consultancy, and only the client can give. */
interface Evidence {
  claims: readonly Claim[];
  people: readonly unknown[];
  results: readonly unknown[];
  price: string | null;
}

/** Finds the claims without a basis, and the facts that are not given. */
export function checkEvidence({ claims, people, results, price }: Evidence): LaunchIssue[] {
  const issues: LaunchIssue[] = [];
  const add = (field: string, what: string, isRemark = true) =>
    issues.push({ where: `src/content/${field}`, what, isRemark });
  const unproven = claims.filter(({ basis }) => basis === null).map(({ id }) => id);
  if (unproven.length > 0) {
    add(
      `claims.yaml, basis of ${unproven.join(", ")}`,
      "is not given. Visitors ask on what a figure rests, and a court may ask for evidence (directive 2006/114/EC, article 7). Enter it, or remove the claim from the texts.",
      false,
    );
  }
  if (people.length === 0) {
    add("site.yaml, people", "is empty: visitors don't learn who does the work, and who answers them.");
  }
  if (results.length === 0) {
    add(
      "results.yaml, results",
      "is empty: visitors see no project with a confirmed result, and a button for it that does nothing.",
    );
  }
  if (price === null) {
    add("pages/services.yaml, price", "is not given: visitors don't learn whether they can afford to ask.");
  }
  return issues;
}

/** Finds the questions of the contact page without an answer. */
export function checkQuestions(items: ContactCopy["faq"]["items"]): LaunchIssue[] {
  const unanswered = items.filter(({ answer }) => answer === null).map(({ question }) => `“${question}”`);
  if (unanswered.length === 0) return [];
  return [
    {
      where: "src/content/pages/contact.yaml, faq.items",
      what: `${unanswered.join(", ")}: without an answer, so the contact page doesn't show them. Visitors miss their answers most, and the growth guide advises publishing them (chapter 10).`,
      isRemark: true,
    },
  ];
}

/** Finds a guide that reads differently than its texts. A remark, because where the site is built there may be no browser. */
export function checkGuide(): LaunchIssue[] {
  if (!isGuideOutdated()) return [];
  return [
    {
      where: GUIDE_FILE,
      what: "reads differently than its texts and the facts. Run npm run guide on a computer with Chromium, and commit the file.",
      isRemark: true,
    },
  ];
}

/**
 * Finds dead links within the built site.
 * @param folder the folder of the built site
 */
export function checkLinks(folder: string): LaunchIssue[] {
  const pages = new Map(
    globSync("**/*.html", { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );
  const leadsSomewhere = (page: string, href: string) => {
    // Such as www.example.com without https://.
    if (!/^[/#]/.test(href)) return false;
    const [path = "", id] = href.split("#");
    const file = path === "" ? page : fileAt(folder, path);
    return file !== undefined && (!id || (pages.get(file) ?? "").includes(` id="${id}"`));
  };
  // A link in the footer is on every page, but is reported once.
  const issues = new Map<string, LaunchIssue>();
  for (const [page, html] of pages) {
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)) {
      // Not those of other sites, and of mail and phone.
      if (/^[a-z]+:/i.test(href) || issues.has(href) || leadsSomewhere(page, href)) continue;
      issues.set(href, {
        where: `${folder}/${page}, link to ${href}`,
        what: whatToDo(href),
      });
    }
  }
  return [...issues.values()];
}

/** @returns the file that a server sends for a path, relative to the folder */
function fileAt(folder: string, path: string): string | undefined {
  const name = pageName(path);
  return [`${name}.html`, name].find((file) => existsSync(join(folder, file)));
}

/** Names the content file that contains the link, if there is one. */
function whatToDo(href: string): string {
  const source = globSync("src/content/**/*.{yaml,md}").find((file) =>
    readFileSync(file, "utf8").includes(href),
  );
  return `leads nowhere. Correct it${source ? ` in ${source}` : ""}.`;
}
