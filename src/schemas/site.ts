import { z } from "astro/zod";
import { fill } from "../lib/fill.ts";
import { normalizeSymbols } from "../lib/normalize-input.ts";
import { HOST } from "../lib/site-url.ts";
import type { EditorMeta } from "./json-schema.ts";
import { chosen, count, line, list, matching, optional, phrase, textWith } from "./text.ts";

const NO_EMAIL = "must be an email address";
const ORIGIN = "must be a full https:// address without a path, such as https://www.example.com";
const link = matching(/^https:\/\/[^\s/.]+\.\S+$/, "must be a full https:// address");

/** The git hosts to which the editor can save. */
export const GIT_HOSTS = ["github.com", "gitlab.com", "codeberg.org"] as const;
const REPOSITORY = new RegExp(`^https://(${GIT_HOSTS.join("|").replaceAll(".", "\\.")})/[\\w.-]+/[\\w.-]+$`);
const NO_REPOSITORY =
  "must be the address of a repository at github.com, gitlab.com or codeberg.org, such as https://github.com/company/website";

/** A value without words, such as a phone number. */
const symbols = z
  .string()
  .overwrite(normalizeSymbols)
  .meta({ isLine: true } satisfies EditorMeta);
/** A number in a register, of any country. */
const registered = matching(
  /^(?=.*\d)[A-Za-z\d]([ ./-]*[A-Za-z\d]){3,}$/,
  "must have at least four letters and digits",
  symbols,
);

/** The folder of the photos, as the editor writes it. */
export const PHOTOS = "/src/content/people";
const NO_PHOTO = `must be a JPEG, PNG or WebP file in ${PHOTOS}`;

const person = z
  .strictObject({
    name: line,
    role: line,
    sentence: line.describe("One that an outsider can check, without adjectives."),
    photo: optional(
      chosen(
        "photo",
        (file, all) => `There is no ${file.slice(1)}. There are: ${all.replaceAll(`${PHOTOS}/`, "")}`,
        line.regex(new RegExp(`^${PHOTOS}/[^/]+\\.(jpe?g|png|webp)$`, "i"), NO_PHOTO),
      )
        .meta({
          description:
            "A JPEG, PNG or WebP of up to 20 MB, shown square, small and in gray. Export HEIC, as iPhones take it, as JPEG.",
        })
        .transform(({ id }) => id),
    ),
  })
  .meta({ title: "person" });
export type Person = z.infer<typeof person>;

const givenFacts = z.strictObject({
  brand: line.describe("The name in the header."),
  tagline: phrase.describe("What the company does, in a few words."),
  /** The public address, without a path. SITE_URL at build time overrides it. */
  url: matching(/^https:\/\/[^\s/?#@]+\/?$/, ORIGIN, symbols)
    .refine((address) => HOST.test(URL.parse(address)?.hostname ?? ""), ORIGIN)
    .meta({ title: "Address of the site" })
    .transform((address) => new URL(address).origin),
  email: symbols.check(z.email(NO_EMAIL)).meta({ patternErrorMessage: NO_EMAIL } satisfies EditorMeta),
  phone: matching(/^\+[\d ]+$/, "must be in international form, such as +372 555 1234", symbols),
  address: z
    .strictObject({
      street: optional(line).describe("With the house number."),
      postalCode: optional(line),
      city: line,
      country: line,
    })
    .describe("In full, as the law requires."),
  legalName: line.describe("The company's registered name."),
  registryCode: registered.describe("The company's number in the commercial register."),
  vatNumber: optional(registered).meta({
    title: "VAT number",
    description: "Empty only if the company is not registered for VAT: the terms then say so.",
  }),
  responseTime: phrase.describe(
    "How soon you promise to answer. It stands after “answers”: “within 24 hours”, “on the next working day”.",
  ),
  qualifiedLead: phrase.describe(
    "What you count as one. The assessment, the services page and the guide say so.",
  ),
  winRate: phrase.describe("How you calculate it. The about page and the guide say so."),
  price: optional(matching(/[.!?]\s*$/, "must be a sentence, with . ! or ? at its end")).describe(
    "Where your prices start, such as “From 2,400 euros a month.”",
  ),
  monthlyPrice: optional(z.strictObject({ amount: count, currency: z.enum(["€", "£", "$"]) })).describe(
    "The same as a number: the assessment then says what a year and the test cost at least.",
  ),
  answers: z
    .strictObject({
      we: line.describe("As a sentence begins; the response time follows."),
      person: textWith("name").describe("The same with people; {name} is the first of them."),
    })
    .meta({ title: "Who answers" }),
  people: list(person).describe("Who does the work. The first one answers."),
  bookingUrl: optional(link).meta({
    title: "Booking page",
    description: "Where visitors book calls. Without it, the forms are offered instead.",
  }),
  chatUrl: optional(link).meta({
    title: "Chat page",
    description: "Where visitors chat with you. Without it, the message form is offered.",
  }),
  /** The address of the git repository of this site. With it, the texts can be edited at /admin. */
  repository: optional(matching(REPOSITORY, NO_REPOSITORY)).meta({ hidden: true } satisfies EditorMeta),
});

/** The facts about the company, to which all other texts refer. */
export const siteSchema = givenFacts
  .transform((facts) => {
    const { street, postalCode, city, country } = facts.address;
    const [first] = facts.people;
    return {
      ...facts,
      answers: first ? fill(facts.answers.person, { name: first.name }) : facts.answers.we,
      /** Town and country. */
      location: `${city}, ${country}`,
      /** The known parts of the address, in one line (directive 2000/31/EC, article 5). */
      postalAddress: [street, postalCode ? `${postalCode} ${city}` : city, country]
        .filter(Boolean)
        .join(", "),
    };
  })
  .meta({ title: "Facts", page: "/contact" } satisfies EditorMeta);
export type Site = z.infer<typeof siteSchema>;
