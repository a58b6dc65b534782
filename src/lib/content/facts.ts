import { checkSiteUrl } from "../../shared/site-url.ts";
import { formatFigure } from "./claims.ts";
import { type Claim, claimsSchema, type Facts, type Site, siteSchema } from "./facts.schema.ts";
import { readYaml } from "./read-content.ts";

export const SITE_FILE = "src/content/site.yaml";
const CLAIMS_FILE = "src/content/claims.yaml";
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and validates the site facts and the claim register, outside of Astro.
 * @param env SITE_URL in it overrides the public address
 * @throws Error that names the file, the field and the reason
 */
export const loadFacts = (env: Environment = process.env): Facts =>
  createFacts(readYaml(SITE_FILE, siteSchema), readYaml(CLAIMS_FILE, claimsSchema), env);

/** Adds the references that texts can make to the facts. */
export function createFacts(
  written: Site,
  claims: Record<string, Claim>,
  env: Environment = process.env,
): Facts {
  const siteUrl = env["SITE_URL"];
  const site = siteUrl ? { ...written, url: checkSiteUrl(siteUrl) } : written;
  const facts = Object.entries(site).flatMap(([name, value]) =>
    typeof value === "string" ? [[`site.${name}`, value] as const] : [],
  );
  const figures = Object.entries(claims).map(([id, claim]) => [`claim.${id}`, formatFigure(claim)] as const);
  return { site, claims, references: new Map([...facts, ...figures]) };
}
