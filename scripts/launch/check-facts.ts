import type { Site } from "../../src/lib/content/facts.schema.ts";
import { SITE_FILE } from "../../src/lib/content/facts.ts";
import type { LaunchIssue } from "./issue.ts";

/** Reserved domains, which nobody can own (RFC 2606, sections 2 and 3). */
const RESERVED = /(^|\.)(test|example|invalid|localhost|example\.(com|net|org))$/i;
/** The facts with an address. */
const ADDRESSES = ["url", "bookingUrl", "chatUrl", "successStoriesUrl", "email"] as const;
/** The settings with an address. A mail server or a webhook may be on this machine. */
const SETTINGS = ["SMTP_URL", "ENQUIRY_FROM", "ENQUIRY_TO", "WEBHOOK_URL"];

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
  const unanswered = Object.entries(site.answers).filter(([, answer]) => answer === null);
  if (unanswered.length > 0) {
    const names = unanswered.map(([name]) => name).join(", ");
    add(
      "answers",
      `${names}: null, so the contact page doesn't show these questions. Visitors miss their answers most, and the growth guide advises publishing them (chapter 10).`,
      true,
    );
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
