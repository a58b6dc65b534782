import { readFileSync } from "node:fs";
import { z } from "astro/zod";
import { parse } from "yaml";
import { type Claim, formatFigure } from "./claims.ts";
import { claimSchema, type Site, siteSchema } from "./fact-schemas.ts";

/** The files of the facts, relative to the project's folder. */
export const FACT_FILES = ["src/content/site.yaml", "src/content/claims.yaml"] as const;

export interface Facts {
  site: Site;
  /** The claim register, by claim id. */
  claims: Record<string, Claim>;
  /** What each reference in a text stands for: "site.email", "claim.average-growth". */
  references: ReadonlyMap<string, string>;
}

/**
 * Reads and checks the site facts and the claim register.
 * @param siteUrl overrides the public address; from SITE_URL
 * @throws Error that names the file, the field and the reason
 */
export function loadFacts(siteUrl: string | undefined = process.env["SITE_URL"]): Facts {
  const [siteFile, claimsFile] = FACT_FILES;
  const site = check(siteFile, siteSchema);
  if (siteUrl !== undefined) {
    site.url = checkSiteUrl(siteUrl);
  }
  const claims = check(claimsFile, z.record(z.string(), claimSchema));
  const references = new Map<string, string>();
  for (const [key, value] of Object.entries(site)) {
    if (typeof value === "string") {
      references.set(`site.${key}`, value);
    }
  }
  for (const [id, claim] of Object.entries(claims)) {
    references.set(`claim.${id}`, formatFigure(claim));
  }
  return { site, claims, references };
}

/**
 * @param value what SITE_URL holds
 * @returns its origin, such as https://www.example.com
 * @throws Error in one line that says what to mend
 */
export function checkSiteUrl(value: string): string {
  const url = URL.parse(value);
  const isOrigin = url !== null && url.pathname === "/" && url.search === "" && url.hash === "";
  if (!isOrigin || !["http:", "https:"].includes(url.protocol) || url.username + url.password !== "") {
    throw new Error(
      `SITE_URL is “${value}”, which is not a web address without a path. Set it like SITE_URL=https://www.example.com, or leave it out.`,
    );
  }
  return url.origin;
}

function check<T>(file: string, schema: z.ZodType<T>): T {
  let data: unknown;
  try {
    data = parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file} has an error.\n  ${(error as Error).message}`);
  }
  const result = schema.safeParse(data);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`${file} has an error.\n${problems.join("\n")}`);
  }
  return result.data;
}
