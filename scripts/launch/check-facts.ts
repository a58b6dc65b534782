import { readFileSync } from "node:fs";
import type { Site } from "../../src/lib/content/fact-schemas.ts";
import { readYaml } from "../../src/lib/content/read-yaml.ts";
import { formatPlace, type LaunchIssue } from "./issue.ts";

const FILE = "src/content/site.yaml";
/** Reserved domains, which nobody can own (RFC 2606, sections 2 and 3). */
const RESERVED = /(^|\.)(test|example|invalid|localhost|example\.(com|net|org))$/;

/**
 * Finds facts that are still placeholders.
 * @param env the settings of the build
 */
export function checkFacts(site: Site, env: Readonly<Record<string, string | undefined>>): LaunchIssue[] {
  const { lineOf } = readYaml(readFileSync(FILE, "utf8"));
  const issues: LaunchIssue[] = [];
  const add = (field: string, what: string, severity: LaunchIssue["severity"] = "error") =>
    issues.push({ where: formatPlace(FILE, lineOf(field.split(".")), field), what, severity });

  const hosts = {
    url: hostOf(site.url),
    bookingUrl: hostOf(site.bookingUrl),
    chatUrl: hostOf(site.chatUrl),
    successStoriesUrl: hostOf(site.successStoriesUrl),
    email: site.email.replace(/.*@/, ""),
  };
  for (const [field, host] of Object.entries(hosts)) {
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
  if (!site.bookingUrl)
    add("bookingUrl", "is null: buttons that book a call lead to a form, or nowhere.", "remark");
  if (!env["ENQUIRY_DELIVERY"]) {
    issues.push({
      severity: "error",
      where: "ENQUIRY_DELIVERY in .env",
      what: "is not set: the forms send nothing. Set smtp or webhook (.env.example), or log if you mean that.",
    });
  }
  return issues;
}

const hostOf = (address: string | null) => (address ? new URL(address).hostname : "");
