import { z } from "astro/zod";
import { assessmentSchema } from "./assessment-schema.ts";
import { callsSchema, topicCopySchema } from "./calls-schema.ts";
import { contactFormSchema, enquirySchema, homeFormSchema } from "./enquiry-schema.ts";
import { text } from "./fact-schemas.ts";

const titledText = z.strictObject({ title: text, text });

/** What every page needs for its own head; the length suits search results. */
const head = {
  title: text.max(60, "must be at most 60 characters: search results cut longer titles"),
  description: text
    .min(50, "must be at least 50 characters: search results show it")
    .max(160, "must be at most 160 characters: search results cut longer ones"),
};

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
      services: z.strictObject({
        title: text,
        intro: text,
        more: text,
        /** Leads to the form; the service's title follows. */
        ask: text,
      }),
      experts: z.strictObject({
        title: text,
        blurb: text,
        tiles: z
          .array(
            z.strictObject({
              picture: z.enum(["pipeline", "playbook", "expansion", "track-record"]),
              title: text,
              text,
            }),
          )
          .length(4),
      }),
      cta: z.strictObject({
        title: text,
        intro: text,
        topics: topicCopySchema("strategyCall", "growthAssessment"),
        form: homeFormSchema,
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
        /** Leads to the form; the service's title follows. */
        ask: text,
        howItWorks: text,
        delivered: text,
        timeline: text,
      }),
      process: z.strictObject({
        title: text,
        intro: text,
        steps: z
          .array(
            z.strictObject({
              picture: z.enum(["discovery", "strategy", "implementation", "optimization"]),
              title: text,
              text,
            }),
          )
          .length(4),
      }),
      actions: z.strictObject({ title: text, text, scheduleCall: text, growthAssessment: text }),
    }),

    contact: z.strictObject({
      ...head,
      headline: text,
      intro: text,
      form: contactFormSchema,
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
      topics: topicCopySchema("bookCall", "liveChat", "callback"),
      faq: z.strictObject({
        title: text,
        items: z.array(z.strictObject({ question: text, answer: text })).min(1),
      }),
    }),

    assessment: assessmentSchema,
    calls: callsSchema,

    enquiry: enquirySchema,

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

    /** What stands around the chapters of the growth guide. */
    guide: z.strictObject({
      title: text,
      subtitle: text,
      /** page: precedes a page's number. */
      contents: z.strictObject({ title: text, intro: text, page: text }),
      use: z.strictObject({ title: text, items: z.array(titledText).min(1) }),
      /** edition: precedes what tells two editions apart. */
      closing: z.strictObject({ title: text, text, edition: text }),
    }),

    guideChapter: z.strictObject({
      /** Place among the chapters, from 1. */
      order: z.int().positive(),
      title: text,
      /** What the reader has after this chapter. */
      summary: text,
    }),
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
export type GuideCopy = z.infer<Schemas["guide"]>;
