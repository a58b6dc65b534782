import { z } from "astro/zod";
import { normalizeSymbols } from "../../shared/normalize-input.ts";
import { line, matching, optional, specified, text } from "./text.schema.ts";

const NO_EMAIL = "must be an email address";
const ORIGIN = "must be a full https:// address without a path, such as https://www.example.com";
const link = matching(/^https:\/\/[^\s/.]+\.\S+$/, "must be a full https:// address");

/** The git hosts to which the editor can save. */
export const GIT_HOSTS = ["github.com", "gitlab.com", "codeberg.org"] as const;
const REPOSITORY = new RegExp(`^https://(${GIT_HOSTS.join("|").replaceAll(".", "\\.")})/[\\w.-]+/[\\w.-]+$`);
const NO_REPOSITORY =
  "must be the address of a repository at github.com, gitlab.com or codeberg.org, such as https://github.com/company/website";

const NO_BRACES = "must not contain braces: facts are shown as they are written";
/** A value without words, such as a phone number. */
const symbols = z.string().overwrite(normalizeSymbols);
/** A text among the facts, in which no references are filled in. */
const fact = (base: typeof text) => matching(/^[^{}]*$/, NO_BRACES, base);

/** The company's answers to buyers' questions, a sentence or two each. */
const answersSchema = z.strictObject({
  markets: optional(fact(text)).meta({ title: "Countries", description: "In which you sell." }),
  languages: optional(fact(text)).meta({ title: "Languages", description: "In which you work." }),
  callers: optional(fact(text)).meta({
    title: "Who makes the calls",
    description: "Employees or partners, and how experienced they are.",
  }),
  pricing: optional(fact(text)).meta({ title: "How the price is calculated" }),
  firstDays: optional(fact(text)).meta({ title: "What happens in the first 14 days" }),
  competitors: optional(fact(text)).meta({ title: "Whether you work for a client's competitors" }),
  ending: optional(fact(text)).meta({
    title: "How a client ends the work",
    description: "What is then due, and what the client keeps.",
  }),
});
/** The name of an answer, with the labels of the answers as choices. */
export const answerName = answersSchema.keyof().meta({
  choices: Object.fromEntries(
    Object.entries(answersSchema.shape).map(([name, answer]) => [name, answer.meta()?.title]),
  ),
});

const givenFacts = z.strictObject({
  brand: line.meta({ description: "The name in the header." }),
  tagline: fact(line).meta({ description: "What the company does, in a few words." }),
  url: z
    .url({ protocol: /^https$/, error: ORIGIN })
    .refine((address) => URL.parse(address)?.origin === address.replace(/\/$/, ""), ORIGIN)
    .transform((address) => new URL(address).origin)
    .meta({
      hidden: true,
      description: "The public address, without a path. SITE_URL at build time overrides it.",
    }),
  email: symbols.check(z.email(NO_EMAIL)).meta({ patternErrorMessage: NO_EMAIL }),
  phone: matching(/^\+[\d ]+$/, "must be in international form, such as +372 555 1234", symbols),
  address: z
    .strictObject({
      street: optional(line).meta({ description: "With the house number." }),
      postalCode: optional(line),
      city: specified,
      country: specified,
    })
    .meta({ description: "In full, as the law requires." }),
  legalName: line.meta({ description: "The company's registered name." }),
  registryCode: matching(/^\d{8}$/, "must be eight digits", symbols).meta({
    description: "Number in the Estonian commercial register.",
  }),
  vatNumber: optional(matching(/^EE\d{9}$/, "must be EE and nine digits", symbols)).meta({
    title: "VAT number",
    description: "Leave it empty if the company is not registered for VAT.",
  }),
  responseTime: specified.meta({
    description: "How soon you promise to answer.",
  }),
  qualifiedLead: fact(line).meta({
    description: "What you count as one. The assessment, the about page and the guide say so.",
  }),
  winRate: fact(line).meta({
    description: "How you calculate it. The about page and the guide say so.",
  }),
  bookingUrl: optional(link).meta({
    title: "Booking page",
    description: "Where visitors book calls. Without it, the forms are offered instead.",
  }),
  chatUrl: optional(link).meta({
    title: "Chat page",
    description: "Where visitors chat with you. Without it, the message form is offered.",
  }),
  successStoriesUrl: optional(link).meta({
    title: "Success stories page",
    description: "Without it, the button for it does nothing and says so.",
  }),
  repository: optional(matching(REPOSITORY, NO_REPOSITORY)).meta({
    hidden: true,
    description:
      "The address of the git repository of this site. With it, the texts can be edited at /admin.",
  }),
  answers: answersSchema.prefault({}).meta({
    description:
      "In a sentence or two each. The questions are on the contact page; one without an answer is left out.",
  }),
});

/** The facts about the company, to which all other texts refer. */
export const siteSchema = givenFacts
  .transform((facts) => {
    const { street, postalCode, city, country } = facts.address;
    return {
      ...facts,
      /** Town and country. */
      location: `${city}, ${country}`,
      /** The known parts of the address, in one line (directive 2000/31/EC, article 5). */
      postalAddress: [street, postalCode ? `${postalCode} ${city}` : city, country]
        .filter(Boolean)
        .join(", "),
    };
  })
  .meta({ title: "Facts", page: "/contact" });
export type Site = z.infer<typeof siteSchema>;

/**
 * An entry of the claim register: a figure about results that the site may publish (specification,
 * chapter 9).
 */
const claimSchema = z.strictObject({
  value: z.number().positive().meta({ title: "Figure", description: "In the unit below: 250, or 500000." }),
  unit: z.enum(["percent", "euros"]),
  orMore: z.boolean().default(false).meta({ title: "With a plus sign", description: "Such as 500K+." }),
  meaning: line.meta({ title: "Words after the figure", description: "Such as “more qualified leads”." }),
});

export type Claim = z.infer<typeof claimSchema>;

const claimId = matching(
  /^[a-z\d]+(-[a-z\d]+)*$/,
  "must be lowercase words with hyphens, such as average-growth",
).meta({
  title: "Name",
  description:
    "Texts show the figure where they say {claim.name}. Don't change the name of a claim that is in use.",
});

const CLAIMS_HINT =
  "The specification gives those that you didn't add: ask a developer before you change them.";

/** The claim register. Parses to the claims by their ids. */
export const claimsSchema = z
  .strictObject({
    claims: z
      .array(z.strictObject({ id: claimId, ...claimSchema.shape }).meta({ title: "claim" }))
      .meta({ description: CLAIMS_HINT }),
  })
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
  })
  .meta({ title: "Claims", page: "/services" });

/** The text of each reference by its name, such as "site.email" and "claim.average-growth". */
export type References = ReadonlyMap<string, string>;

export interface Facts {
  site: Site;
  /** The claim register, by claim id. */
  claims: Record<string, Claim>;
  references: References;
}
