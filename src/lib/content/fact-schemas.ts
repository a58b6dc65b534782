import { z } from "astro/zod";
import type { Claim } from "./claims.ts";
import { text } from "./text-schemas.ts";

const REGISTRY_CODE = "must be eight digits in quotes";
const ORIGIN = "must be a full https:// address without a path, such as https://www.example.com";
const link = z.url({ protocol: /^https$/, error: "must be a full https:// address, or null" });

const HOURS = /^((?:[01]\d|2[0-3]):[0-5]\d)[-–]((?:[01]\d|2[0-3]):[0-5]\d)$/;
/** Opening hours of one day of the week: null for "closed". */
const dayHours = z.string().transform((value, context) => {
  if (value === "closed") return null;
  const [, opens = "", closes = ""] = HOURS.exec(value) ?? [];
  if (opens < closes) return { opens, closes };
  context.addIssue(
    opens
      ? `opens at ${opens} and closes at ${closes}, which is not later`
      : "must be hours such as 09:00-17:00, or closed",
  );
  return z.NEVER;
});
/** Of the IANA database. */
const timeZone = z.string().refine(isTimeZone, "must be a time zone such as Europe/Tallinn");

/** Answers to questions that buyers ask; null where the company has given none. */
const answersSchema = z.strictObject({
  markets: text.nullable(),
  languages: text.nullable(),
  callers: text.nullable(),
  pricing: text.nullable(),
  firstDays: text.nullable(),
  competitors: text.nullable(),
});
export const answerName = answersSchema.keyof();

const givenFacts = z.strictObject({
  /** The brand name, as in the header. */
  brand: text,
  /** Where the name comes from. */
  brandMeaning: text.nullable(),
  /** What the company does, in a few words. */
  tagline: text,
  /** The public address, without a path. SITE_URL at build time overrides it. */
  url: z
    .url({ protocol: /^https$/, error: ORIGIN })
    .refine((address) => URL.parse(address)?.origin === address.replace(/\/$/, ""), ORIGIN)
    .transform((address) => new URL(address).origin),
  email: z.email("must be an email address"),
  /** In international form, digits in groups. */
  phone: z.string().regex(/^\+[\d ]+$/, "must be in international form, such as +372 555 1234"),
  address: z.strictObject({
    /** With the number, or null while the company has not named it. */
    street: text.nullable(),
    postalCode: z.string("must be text: put it in quotes, or null").trim().min(1).nullable(),
    city: text,
    country: text,
  }),
  legalName: text,
  /** Number in the Estonian commercial register. */
  registryCode: z.string(REGISTRY_CODE).regex(/^\d{8}$/, REGISTRY_CODE),
  /** null for a company that is not registered for VAT. */
  vatNumber: z
    .string()
    .regex(/^EE\d{9}$/, "must be EE and nine digits, or null")
    .nullable(),
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
      ),
  }),
  /** The promise of an answer (specification, chapter 9). */
  responseTime: text,
  /** The last day on which security.txt holds; npm run check:launch tells before it. */
  securityContactUntil: z.iso.date("must be a day such as 2027-06-30, in quotes"),
  /** Where calls are booked, or null: then the forms are offered instead. */
  bookingUrl: link.nullable(),
  /** Where visitors chat with us, or null: then the message form is offered. */
  chatUrl: link.nullable(),
  /** Where success stories stand, or null: then their button does nothing. */
  successStoriesUrl: link.nullable(),
  answers: answersSchema,
});

/** The facts about the company; everything else refers to them. */
export const siteSchema = givenFacts.transform((facts) => {
  const { street, postalCode, city, country } = facts.address;
  return {
    ...facts,
    /** Town and country. */
    location: `${city}, ${country}`,
    /** All that is known of the address, in one line (directive 2000/31/EC, article 5). */
    postalAddress: [street, postalCode ? `${postalCode} ${city}` : city, country].filter(Boolean).join(", "),
  };
});
export type Site = z.infer<typeof siteSchema>;

/** One entry of the claim register. */
export const claimSchema = z.strictObject({
  /** In the unit below. */
  value: z.number().positive(),
  unit: z.enum(["percent", "euros"]),
  /** true for a lower bound, written with a plus sign. */
  orMore: z.boolean().default(false),
  /** Whether the figure comes on top of today's value. */
  isIncrease: z.boolean().default(false),
  /** What the figure counts, as it follows the figure in a sentence. */
  meaning: text,
});

/** The claim register, by claim id. */
export const claimsSchema = z.record(z.string(), claimSchema);

/** What each reference in a text stands for, such as "site.email" and "claim.average-growth". */
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
