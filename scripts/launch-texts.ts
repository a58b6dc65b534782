import { globSync, readFileSync } from "node:fs";
import { CONTENT_FOLDER } from "../src/reader/files.ts";
import type { Claim } from "../src/schemas/claims.ts";
import type { Site } from "../src/schemas/site.ts";
import { CLAIMS_FILE, RESERVED, type Report } from "./launch-checks.ts";

const DRAFT_BRAND = /\bKasv\b/;
/** What the draft's texts say of the law, the court and the authority of its country. */
const DRAFT_LAW =
  /\bEstonian (law|Data Protection)|\bEstonian?(?= (the )?\[)|\bHarju\b|\bLaw of Obligations Act\b/;
const PLACEHOLDER = /\b(todo|tbd|fixme|x{3,}|lorem ipsum)\b/i;
const DOMAIN = /[\w-]+(\.[\w-]+)+/g;
/** What the check of the facts reports. */
const IS_FACT = /^(url|email|bookingUrl|chatUrl): /;
/** A text that calls itself an example, or a row of a table, which lists countries. */
const IS_EXAMPLE = /(?<![\w.])example(?!\.)|such as|looks? like|^\|/i;
/** Such as 3.900: three thousand nine hundred, or nearly four. */
const AMBIGUOUS_PRICE = /(^price:.*|[€$£] ?)\b\d+\.\d{3}(?!\d)|\b\d+\.\d{3} ?(€|\$|£|euros?\b|EUR\b)/i;

/** Finds what the draft, or who wrote in a hurry, left in the texts: line by line. */
export function checkTexts(
  site: Pick<Site, "brand" | "address">,
  claims: readonly Claim[],
  { error, warning }: Report,
): void {
  const { country } = site.address;
  const isAbroad = !/estonia|eesti/i.test(country);
  const figures = claims.map(({ id, figure }) => ({ id, pattern: asWritten(figure) }));
  for (const file of globSync(`${CONTENT_FOLDER}/**/*.{yaml,md}`).sort()) {
    for (const [index, line] of readFileSync(file, "utf8").split("\n").entries()) {
      const place = { file, line: index + 1 };
      const found = (pattern: RegExp) => pattern.exec(line)?.[0];
      if (DRAFT_BRAND.test(line) && !DRAFT_BRAND.test(site.brand)) {
        error(place, "has the draft's brand. Write {site.brand}.");
      }
      const law = found(DRAFT_LAW);
      if (isAbroad && law) {
        error(place, `has “${law}”, for a company in Estonia. A lawyer adapts this text to ${country}.`);
      } else if (isAbroad && /\bEstonian?\b/.test(line) && !IS_EXAMPLE.test(line)) {
        warning(place, `names Estonia, but your country is ${country}.`);
      }
      const domains = IS_FACT.test(line) || IS_EXAMPLE.test(line) ? [] : (line.match(DOMAIN) ?? []);
      const placeholder = found(PLACEHOLDER) ?? domains.find((domain) => RESERVED.test(domain));
      if (placeholder) warning(place, `has “${placeholder}”. Replace it.`);
      const price = found(AMBIGUOUS_PRICE);
      if (price) warning(place, `has “${price}”: in English a dot begins decimals. Write a comma.`);
      const claim = file === CLAIMS_FILE ? undefined : figures.find(({ pattern }) => pattern.test(line));
      if (claim) {
        const remedy = "Choose the claim in an outcome, or leave the figure out.";
        warning(place, `has the figure of ${claim.id} as plain words, without its basis. ${remedy}`);
      }
    }
  }
}

/** A figure as texts may write it: “250%”, “250 %”, “250 percent”; “500K+ euros”, “500K euros”. */
function asWritten(figure: string): RegExp {
  const parts = figure.match(/\d[\d.,]*|\p{L}+|[^\d\p{L}\s]/gu) ?? [];
  const others: Record<string, string> = { "%": "(%|per ?cent)", "+": "\\+?" };
  const pattern = parts.map((part) => others[part] ?? RegExp.escape(part)).join("\\s*");
  return new RegExp(`(?<![\\d.,])${pattern}(?![\\d\\p{L}])`, "u");
}
