import { formatFigure } from "./claims.ts";
import { readContentFile } from "./content-file.ts";
import { claimsSchema, type Facts, siteSchema } from "./facts.schema.ts";
import { outreachLawSchema } from "./outreach-law.schema.ts";
import { formatDaysRead, lawTable, listConsentCountries } from "./outreach-law.ts";

/**
 * Reads and validates the site facts, the claim register and the law on first emails.
 * @param env SITE_URL in it overrides the public address
 * @throws ContentError that names the file, the field and the reason
 */
export function loadFacts(env: Readonly<Record<string, string | undefined>> = process.env): Facts {
  const site = readContentFile("src/content/site.yaml", siteSchema).data;
  const siteUrl = env["SITE_URL"];
  if (siteUrl) {
    site.url = checkSiteUrl(siteUrl);
  }
  const claims = readContentFile("src/content/claims.yaml", claimsSchema).data;
  const references = new Map<string, string>();
  for (const [key, value] of Object.entries(site)) {
    if (typeof value === "string") {
      references.set(`site.${key}`, value);
    }
  }
  for (const [id, claim] of Object.entries(claims)) {
    references.set(`claim.${id}`, formatFigure(claim));
  }
  const law = readContentFile("src/content/outreach-law.yaml", outreachLawSchema).data;
  references.set("law.consent-countries", listConsentCountries(law.countries));
  references.set("law.days-read", formatDaysRead(law.countries));
  references.set("law.countries", lawTable(law));
  return { site, claims, references };
}

/**
 * Validates SITE_URL.
 * @param value the value of SITE_URL
 * @returns its origin, such as https://www.example.com
 * @throws Error with a one-line message that says how to set it
 */
export function checkSiteUrl(value: string): string {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(
      `SITE_URL is “${value}”, which is not a web address without a path. Set it like SITE_URL=https://www.example.com, or leave it out.`,
    );
  }
  return url.origin;
}
