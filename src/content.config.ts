/**
 * All texts and facts of the site, with the schema of each file. Astro only loads them: src/entries.ts
 * fills in references and validates.
 */
// Not from “astro:content”, which only Astro can import: the tests read the texts by these schemas, too.
import { defineCollection } from "astro/content/config";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { aboutActionsSchema } from "./components/sections/about-actions.schema.ts";
import { contactDetailsSchema } from "./components/sections/contact-top.schema.ts";
import { examplePagesSchema } from "./components/sections/example-pages/example-pages.schema.ts";
import { expertsSchema } from "./components/sections/experts.schema.ts";
import { faqSchema } from "./components/sections/faq.schema.ts";
import { heroSchema } from "./components/sections/hero.schema.ts";
import { legalLabelsSchema, legalSchema } from "./components/sections/legal-text.schema.ts";
import { missionSchema } from "./components/sections/mission.schema.ts";
import { processSchema } from "./components/sections/process.schema.ts";
import { serviceLabelsSchema, serviceSchema } from "./components/sections/service-block.schema.ts";
import { serviceCardsSchema } from "./components/sections/service-cards.schema.ts";
import { servicesActionsSchema } from "./components/sections/services-actions.schema.ts";
import { statusMessageSchema } from "./components/sections/status-message.schema.ts";
import { titledListSchema } from "./components/sections/titled-list.schema.ts";
import { companyDetailsSchema } from "./components/site/company-details.schema.ts";
import { footerSchema } from "./components/site/footer.schema.ts";
import { headerSchema } from "./components/site/header.schema.ts";
import { crashNoticeSchema } from "./components/ui/island-boundary.schema.ts";
import { assessmentSchema } from "./features/assessment/assessment.schema.ts";
import { ASSESSMENT_ID } from "./features/assessment/section-id.ts";
import { enquirySchema, topicCopySchema } from "./features/enquiry/enquiry.schema.ts";
import { guideChapterSchema, guideSchema } from "./features/guide/guide.schema.ts";
import { GUIDE_PAGE } from "./features/guide/guide-file.ts";
import { claimsSchema, siteSchema } from "./lib/content/facts.schema.ts";
import { CONTENT_FOLDER } from "./lib/content/read-content.ts";
import {
  fixed,
  heading,
  headline,
  introduction,
  line,
  pageHead,
  specified,
  text,
} from "./lib/content/text.schema.ts";

/** @param path a file, or a folder with one file per entry, within src/content */
const entry = <T extends z.ZodType>(path: string, schema: T) => ({ path, schema });
/** @param meta the name of the page for editors, and its address, if it has one */
const page = <T extends z.ZodRawShape>(path: string, meta: { title: string; page?: string }, parts: T) =>
  entry(path, z.strictObject({ ...pageHead, ...parts }).meta(meta));

export const collections = {
  content: defineCollection({
    loader: glob({ base: CONTENT_FOLDER, pattern: "**/*.{yaml,md}" }),
  }),
};

/** Files of one entry, by their names for getSingle(). */
export const files = {
  site: entry("site.yaml", siteSchema),
  claims: entry("claims.yaml", claimsSchema),
  navigation: entry(
    "navigation.yaml",
    z
      .strictObject({ header: headerSchema, footer: footerSchema })
      .meta({ title: "Header and footer", page: "/" }),
  ),
  home: page(
    "pages/home.yaml",
    { title: "Home page", page: "/" },
    {
      hero: heroSchema.meta({ title: "Top of the page" }),
      services: serviceCardsSchema,
      experts: expertsSchema,
      guide: z
        .strictObject({
          text,
          download: specified.meta({ title: "Download button" }),
        })
        .meta({ title: "Growth guide" }),
      cta: z
        .strictObject({
          title: heading,
          intro: introduction,
          topics: topicCopySchema("strategyCall", "growthAssessment"),
        })
        .meta({ title: "Contact section" }),
    },
  ),
  about: page(
    "pages/about.yaml",
    { title: "About page", page: "/about" },
    {
      headline,
      intro: introduction,
      measures: z
        .array(
          z.strictObject({
            label: line.meta({ title: "Number" }),
            value: line.meta({ title: "Definition" }),
          }),
        )
        .min(1)
        .meta({ title: "What you measure" }),
      mission: missionSchema,
      values: titledListSchema(specified),
      whyUs: titledListSchema(specified).meta({ title: "Why choose us" }),
      whenNot: titledListSchema().meta({ title: "When we are not the right ones" }),
      actions: aboutActionsSchema.meta({ title: "Buttons at the end" }),
    },
  ),
  servicesPage: page(
    "pages/services.yaml",
    { title: "Services page", page: "/services" },
    {
      headline,
      intro: introduction,
      labels: serviceLabelsSchema.meta({ title: "Words in each service" }),
      firstMessage: z.strictObject({
        title: heading,
        intro: introduction,
        law: text.meta({ description: "What depends on the recipient's country. Not a verdict on one." }),
      }),
      process: processSchema,
      actions: servicesActionsSchema.meta({ title: "Buttons at the end" }),
    },
  ),
  contact: page(
    "pages/contact.yaml",
    { title: "Contact page", page: "/contact" },
    {
      headline,
      intro: introduction,
      form: z.strictObject({ title: heading }),
      details: contactDetailsSchema.meta({ title: "Contact details" }),
      quickActions: z
        .strictObject({ title: specified, bookCall: specified, liveChat: specified, callback: specified })
        .meta({ description: "Buttons: each adds its topic to the form." }),
      resources: z.strictObject({
        title: specified,
        text,
        growthGuide: specified.meta({ title: "Download button" }),
      }),
      topics: topicCopySchema("bookCall", "liveChat", "callback"),
      faq: faqSchema.meta({ title: "Questions and answers" }),
    },
  ),
  notFound: page(
    "pages/not-found.yaml",
    { title: "Not-found page", page: "/404" },
    statusMessageSchema.shape,
  ),
  error: page(
    "pages/error.yaml",
    { title: "Error page" },
    { title: fixed.meta({ title: "Page title" }), ...statusMessageSchema.shape, crash: crashNoticeSchema },
  ),

  legalLabels: entry(
    "pages/legal.yaml",
    legalLabelsSchema
      .extend({ company: companyDetailsSchema })
      .meta({ title: "Words on legal pages", page: "/privacy" }),
  ),

  examplePages: entry(
    "example-pages.yaml",
    examplePagesSchema.meta({ title: "Example pages", page: "/services" }),
  ),
  enquiry: entry("features/enquiry.yaml", enquirySchema.meta({ title: "Forms", page: "/contact" })),
  assessment: entry(
    "features/assessment.yaml",
    assessmentSchema.meta({ title: "Growth assessment", page: `/#${ASSESSMENT_ID}` }),
  ),
  guide: entry("guide.yaml", guideSchema.meta({ title: "Growth guide", page: GUIDE_PAGE })),
};

/** Folders with one file per entry. */
export const folders = {
  services: entry("services", serviceSchema),
  legal: entry("legal", legalSchema),
  guideChapters: entry("guide", guideChapterSchema),
};
