import { z } from "astro/zod";
import { matching, optional, text } from "./text-schemas.ts";

const NO_EMAIL = "must be an email address";
const NO_DAY = "must be a day such as 2027-06-30, in quotes";
const REGISTRY_CODE = "must be eight digits in quotes";
const ORIGIN = "must be a full https:// address without a path, such as https://www.example.com";
const link = z.url({ protocol: /^https$/, error: "must be a full https:// address, or null" });

/** The git hosts to which the editor can save (src/editor/git-host.ts). */
const REPOSITORY = /^https:\/\/(github\.com|gitlab\.com|codeberg\.org)\/[\w.-]+\/[\w.-]+$/;
const NO_REPOSITORY =
  "must be the address of a repository at github.com, gitlab.com or codeberg.org, such as https://github.com/company/website, or null";

const HOURS = /^((?:[01]\d|2[0-3]):[0-5]\d)[-–]((?:[01]\d|2[0-3]):[0-5]\d)$/;
const NO_HOURS = "must be hours such as 09:00-17:00, or closed";
/** The opening hours of a day of the week; null for "closed". */
const dayHours = z
  .string()
  .transform((value, context) => {
    if (value === "closed") return null;
    const [, opens = "", closes = ""] = HOURS.exec(value) ?? [];
    if (opens < closes) return { opens, closes };
    context.addIssue(opens ? `opens at ${opens} and closes at ${closes}, which is not later` : NO_HOURS);
    return z.NEVER;
  })
  // For the editor, which only knows the pattern and not the transformation.
  .meta({ pattern: `^closed$|${HOURS.source}`, patternErrorMessage: NO_HOURS });
/** An IANA time zone. */
const timeZone = z.string().refine(isTimeZone, "must be a time zone such as Europe/Tallinn");

/** The company's answers to buyers' questions, a sentence or two each. */
const answersSchema = z.strictObject({
  markets: optional(text).describe("The countries that you sell in."),
  languages: optional(text).describe("The languages that you work in."),
  callers: optional(text).describe(
    "Who makes the calls: employees or partners, and how experienced they are.",
  ),
  pricing: optional(text).describe("How the price is calculated."),
  firstDays: optional(text).describe("What happens in the first 14 days."),
  competitors: optional(text).describe("Whether you work for a client's competitors."),
  ending: optional(text).describe("How a client ends the work, what is then due, and what the client keeps."),
});
export const answerName = answersSchema.keyof();

const givenFacts = z.strictObject({
  brand: text.describe("The brand name, as in the header."),
  brandMeaning: optional(text).describe(
    "Where the name comes from, in a few words. Shown at the top of the home page.",
  ),
  tagline: text.describe("What the company does, in a few words."),
  url: z
    .url({ protocol: /^https$/, error: ORIGIN })
    .refine((address) => URL.parse(address)?.origin === address.replace(/\/$/, ""), ORIGIN)
    .transform((address) => new URL(address).origin)
    .describe("The public address, without a path. SITE_URL at build time overrides it."),
  email: z.email(NO_EMAIL).meta({ patternErrorMessage: NO_EMAIL }),
  phone: matching(/^\+[\d ]+$/, "must be in international form, such as +372 555 1234").describe(
    "In international form, digits in groups.",
  ),
  address: z
    .strictObject({
      street: optional(text).describe("With the house number. Leave it out until it is known."),
      postalCode: optional(z.string("must be text: put it in quotes, or null").trim().min(1)),
      city: text,
      country: text,
    })
    .describe("In full, as the law requires (directive 2000/31/EC, article 5)."),
  legalName: text,
  registryCode: matching(/^\d{8}$/, REGISTRY_CODE, z.string(REGISTRY_CODE)).describe(
    "Number in the Estonian commercial register.",
  ),
  vatNumber: optional(matching(/^EE\d{9}$/, "must be EE and nine digits, or null")).describe(
    "Leave it out if the company is not registered for VAT.",
  ),
  openingHours: z.strictObject({
    timeZone,
    days: z
      .strictObject({
        monday: dayHours,
        tuesday: dayHours,
        wednesday: dayHours,
        thursday: dayHours,
        friday: dayHours,
        saturday: dayHours,
        sunday: dayHours,
      })
      .refine(
        (days) => Object.values(days).some((hours) => hours !== null),
        "must have a day on which the office is open",
      )
      .describe(
        "Hours such as 09:00-17:00, or closed. On Estonia's public holidays the office counts as closed; don't enter them.",
      ),
  }),
  responseTime: text.describe("The promised response time (specification, chapter 9)."),
  securityContactUntil: z.iso
    .date(NO_DAY)
    .meta({ patternErrorMessage: NO_DAY })
    .describe("The last day on which the email above is for reports about security, at most a year ahead."),
  bookingUrl: optional(link).describe(
    "The page for booking calls. Without it, the forms are offered instead.",
  ),
  chatUrl: optional(link).describe(
    "The page for chatting with you. Without it, the message form is offered.",
  ),
  successStoriesUrl: optional(link).describe(
    "The page with success stories. Without it, their button does nothing.",
  ),
  repository: optional(matching(REPOSITORY, NO_REPOSITORY)).describe(
    "The address of the git repository of this site, such as https://github.com/company/website. With it, the texts can be edited at /admin.",
  ),
  answers: answersSchema
    .prefault({})
    .describe(
      "Your answers to questions that buyers ask, in a sentence or two each. The questions are shown on the contact page; one without an answer is left out.",
    ),
});

/** The facts about the company, to which all other texts refer. */
export const siteSchema = givenFacts.transform((facts) => {
  const { street, postalCode, city, country } = facts.address;
  return {
    ...facts,
    /** Town and country. */
    location: `${city}, ${country}`,
    /** The known parts of the address, in one line (directive 2000/31/EC, article 5). */
    postalAddress: [street, postalCode ? `${postalCode} ${city}` : city, country].filter(Boolean).join(", "),
  };
});
export type Site = z.infer<typeof siteSchema>;

/**
 * An entry of the claim register: a figure about results that the site may publish (specification,
 * chapter 9).
 */
export const claimSchema = z.strictObject({
  value: z.number().positive().describe("In the unit below."),
  unit: z.enum(["percent", "euros"]),
  orMore: z.boolean().default(false).describe("Whether it is a lower bound, written with a plus sign."),
  isIncrease: z
    .boolean()
    .default(false)
    .describe("Whether the figure is added to today's value; the drawing shows it so."),
  meaning: text.describe("What the figure counts, as it follows the figure in a sentence."),
});

export type Claim = z.infer<typeof claimSchema>;

const claimId = matching(
  /^[a-z\d]+(-[a-z\d]+)*$/,
  "must be lowercase words with hyphens, such as average-growth",
).describe("Texts refer to the claim as {claim.its-id}. If you change it, change it in the texts too.");

/** The claim register. Parses to the claims by their ids. */
export const claimsSchema = z
  .strictObject({ claims: z.array(z.strictObject({ id: claimId, ...claimSchema.shape })) })
  .transform(({ claims }, context) => {
    const byId: Record<string, Claim> = {};
    for (const [index, { id, ...claim }] of claims.entries()) {
      if (Object.hasOwn(byId, id)) {
        context.addIssue({
          code: "custom",
          path: ["claims", index, "id"],
          message: `“${id}” is taken; choose another`,
        });
      }
      byId[id] = claim;
    }
    return byId;
  });

/** The text of each reference by its name, such as "site.email" and "claim.average-growth". */
export type References = ReadonlyMap<string, string>;

export interface Facts {
  site: Site;
  /** The claim register, by claim id. */
  claims: Record<string, Claim>;
  references: References;
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
