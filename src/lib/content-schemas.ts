import { z } from "astro/zod";

/** Any text that a visitor reads: never empty. */
const text = z.string().trim().min(1, "must not be empty");
const link = z.url({ protocol: /^https$/, error: "must be a full https:// address, or null" });
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 09:00");
const titledText = z.strictObject({ title: text, text });

/** What every page needs for its own head; the length suits search results. */
const head = {
  title: text.max(60, "must be at most 60 characters: search results cut longer titles"),
  description: text
    .min(50, "must be at least 50 characters: search results show it")
    .max(160, "must be at most 160 characters: search results cut longer ones"),
};

/** The facts about the company; everything else refers to them. */
export const siteSchema = z.strictObject({
  /** The brand name, as in the header. */
  brand: text,
  /** What the company does, in a few words. */
  tagline: text,
  /** The public address, without a path. SITE_URL at build time overrides it. */
  url: link,
  email: z.email("must be an email address"),
  /** In international form, digits in groups. */
  phone: z.string().regex(/^\+[\d ]+$/, "must be in international form, such as +372 000 0000"),
  location: text,
  legalName: text,
  /** Number in the Estonian commercial register. */
  registryCode: z.string().regex(/^\d{8}$/, "must be eight digits in quotes"),
  vatNumber: z.string().regex(/^EE\d{9}$/, "must be EE and nine digits"),
  openingHours: z.strictObject({
    days: z.literal("weekdays"),
    opens: clock,
    closes: clock,
    timeZone: text,
  }),
  /** The promise of an answer (specification, chapter 9). */
  responseTime: text,
  /** Where calls are booked, or null: then the forms are offered instead. */
  bookingUrl: link.nullable(),
  /** Where visitors chat with us, or null: then the message form is offered. */
  chatUrl: link.nullable(),
  /** Where success stories stand, or null: then their button does nothing. */
  successStoriesUrl: link.nullable(),
});
export type Site = z.infer<typeof siteSchema>;

/** One entry of the claim register. */
export const claimSchema = z.strictObject({
  /** In the unit below. */
  value: z.number().positive(),
  unit: z.enum(["percent", "euros"]),
  /** true for a lower bound, written with a plus sign. */
  orMore: z.boolean().default(false),
  /** What the figure counts, as it follows the figure in a sentence. */
  meaning: text,
});

/**
 * Schemas that name claims know the register, so that an unknown claim is an
 * error in the file that names it.
 * @param claimIds the ids in the register; at least one
 */
export function createSchemas(claimIds: readonly string[]) {
  const outcome = z.union([z.strictObject({ claim: z.enum(claimIds) }), z.strictObject({ text })], {
    error: ({ input }) =>
      isRecord(input) && typeof input["claim"] === "string" && !("text" in input)
        ? `claim “${input["claim"]}” is not in the register src/content/claims.yaml, which has: ${claimIds.join(", ")}`
        : "must be either “claim: a name from the register” or “text: your words”",
  });

  return {
    navigation: z.strictObject({
      skipLink: text,
      menuLabel: text,
      /** The three buttons; section is the id of a section on the home page. */
      sections: z.array(z.strictObject({ label: text, section: z.enum(["services", "experts", "cta"]) })),
      bookCall: text,
      footer: z.strictObject({
        pagesLabel: text,
        pages: z.array(z.strictObject({ label: text, href: z.string().startsWith("/") })),
        legalLabel: text,
        legal: z.array(z.strictObject({ label: text, href: z.string().startsWith("/") })),
        contactLabel: text,
      }),
    }),

    home: z.strictObject({
      ...head,
      hero: z.strictObject({
        headline: text,
        intro: text,
        panel: z.strictObject({ title: text, points: z.array(text).min(1), action: text }),
        /** What the site promises at a glance: claims and plain words. */
        promises: z.array(outcome).min(1),
      }),
      services: z.strictObject({ title: text, intro: text, more: text }),
      experts: z.strictObject({ title: text, blurb: text, tiles: z.array(titledText).length(4) }),
      cta: z.strictObject({
        title: text,
        intro: text,
        form: z.strictObject({
          name: text,
          email: text,
          company: text,
          message: text,
          messageHint: text,
          submit: text,
          /** The button's words while the form is being sent. */
          busy: text,
          privacyNote: text,
          privacyLink: text,
          /** Shown where no script runs, followed by the email address. */
          withoutScript: text,
        }),
      }),
    }),

    about: z.strictObject({
      ...head,
      headline: text,
      mission: z.strictObject({ title: text, text: z.array(text).min(1) }),
      values: z.strictObject({ title: text, items: z.array(titledText).length(4) }),
      whyUs: z.strictObject({ title: text, items: z.array(titledText).length(3) }),
      actions: z.strictObject({
        title: text,
        scheduleCall: text,
        successStories: text,
        /** Describes a button while it has nowhere to lead. */
        unavailable: text,
      }),
    }),

    servicesPage: z.strictObject({
      ...head,
      headline: text,
      intro: text,
      labels: z.strictObject({
        features: text,
        outcomes: text,
        learnMore: text,
        /** Joins “Learn More” and the service's title for screen readers. */
        about: text,
        howItWorks: text,
        delivered: text,
        timeline: text,
      }),
      process: z.strictObject({ title: text, intro: text, items: z.array(titledText).length(4) }),
      actions: z.strictObject({ title: text, text, scheduleCall: text, growthAssessment: text }),
    }),

    contact: z.strictObject({
      ...head,
      headline: text,
      intro: text,
      form: z.strictObject({
        title: text,
        firstName: text,
        lastName: text,
        email: text,
        company: text,
        phone: text,
        message: text,
        /** Follows the label of a field that may stay empty. */
        optional: text,
        submit: text,
        /** Beside the button while the form sends nothing; the email address follows. */
        notConnected: text,
      }),
      details: z.strictObject({
        title: text,
        email: text,
        phone: text,
        location: text,
        responseTime: text,
        openingHours: text,
      }),
      quickActions: z.strictObject({ title: text, bookCall: text, liveChat: text, callback: text }),
      resources: z.strictObject({ title: text, text, growthGuide: text }),
      /** What the message is about, shown above the form after a button set it. */
      topics: z.strictObject({
        label: text,
        bookCall: text,
        liveChat: text,
        callback: text,
        growthGuide: text,
      }),
      faq: z.strictObject({
        title: text,
        items: z.array(z.strictObject({ question: text, answer: text })).min(1),
      }),
    }),

    /** The not-found page and the error page. */
    message: z.strictObject({ ...head, headline: text, text, home: text }),

    service: z.strictObject({
      /** Place among the services, from 1. */
      order: z.int().positive(),
      icon: z.enum(["target", "route", "branches"]),
      image: z.enum(["lead-generation", "sales-strategy-training", "account-growth-partnerships"]),
      /** What the picture shows, for people who don't see it. */
      imageAlt: text,
      title: text,
      subtitle: text,
      /** For the card on the home page. */
      summary: text,
      /** For the services page. */
      description: text,
      features: z.array(text).length(4),
      outcomes: z.array(outcome).min(1),
      /** What Learn More reveals. */
      more: z.strictObject({
        howItWorks: text,
        delivered: z.array(text).min(1),
        timeline: z.array(z.strictObject({ when: text, what: text })).min(1),
      }),
    }),

    legal: z.strictObject({ ...head, updated: text }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object";
}

type Schemas = ReturnType<typeof createSchemas>;
export type HomeCopy = z.infer<Schemas["home"]>;
export type AboutCopy = z.infer<Schemas["about"]>;
export type ServicesCopy = z.infer<Schemas["servicesPage"]>;
export type ContactCopy = z.infer<Schemas["contact"]>;
export type NavigationCopy = z.infer<Schemas["navigation"]>;
export type MessageCopy = z.infer<Schemas["message"]>;
export type Service = z.infer<Schemas["service"]>;
