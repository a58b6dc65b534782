/**
 * All texts and facts of the site, as content collections. The schema of a component's copy is
 * beside the component, such as components/sections/Hero.schema.ts.
 */
// Not from “astro:content”, which only Astro can import: the tests read the texts by these schemas, too.
import { defineCollection } from "astro/content/config";
import { z } from "astro/zod";
import { aboutActionsSchema } from "./components/sections/AboutActions.schema.ts";
import { contactDetailsSchema } from "./components/sections/ContactDetails.schema.ts";
import { expertsSchema } from "./components/sections/Experts.schema.ts";
import { faqSchema } from "./components/sections/Faq.schema.ts";
import { heroSchema } from "./components/sections/Hero.schema.ts";
import { legalIntroSchema } from "./components/sections/LegalIntro.schema.ts";
import { missionSchema } from "./components/sections/Mission.schema.ts";
import { processSchema } from "./components/sections/Process.schema.ts";
import { serviceLabelsSchema, serviceSchema } from "./components/sections/ServiceBlock.schema.ts";
import { serviceCardsSchema } from "./components/sections/ServiceCards.schema.ts";
import { servicesActionsSchema } from "./components/sections/ServicesActions.schema.ts";
import { statusMessageSchema } from "./components/sections/StatusMessage.schema.ts";
import { specimensSchema } from "./components/sections/specimens/Specimens.schema.ts";
import { titledListSchema } from "./components/sections/TitledList.schema.ts";
import { companyDetailsSchema } from "./components/site/CompanyDetails.schema.ts";
import { footerSchema } from "./components/site/Footer.schema.ts";
import { headerSchema } from "./components/site/Header.schema.ts";
import { crashNoticeSchema } from "./components/ui/IslandBoundary.schema.ts";
import { assessmentSchema } from "./features/assessment/assessment.schema.ts";
import {
  contactFormSchema,
  enquirySchema,
  homeFormSchema,
  topicCopySchema,
} from "./features/enquiry/enquiry.schema.ts";
import { guideChapterSchema, guideSchema } from "./features/guide/guide.schema.ts";
import { linterSchema } from "./features/outreach/outreach.schema.ts";
import { claimsLoader, copyLoader, siteLoader } from "./lib/content/loader.ts";
import { outreachLawSchema } from "./lib/content/outreach-law.schema.ts";
import { line, pageHead, text } from "./lib/content/text-schemas.ts";

/** @param path a file, or a folder with one file per entry, within src/content */
const copy = <T extends z.ZodType>(path: string, schema: T) =>
  defineCollection({ loader: copyLoader(path, schema) });
const page = <T extends z.ZodRawShape>(path: string, parts: T) =>
  copy(path, z.strictObject({ ...pageHead, ...parts }));

export const collections = {
  site: defineCollection({ loader: siteLoader }),
  claims: defineCollection({ loader: claimsLoader }),
  navigation: copy(
    "navigation.yaml",
    z.strictObject({ header: headerSchema, footer: footerSchema }).meta({ title: "Header and footer" }),
  ),
  services: copy("services", serviceSchema),

  home: page("pages/home.yaml", {
    hero: heroSchema.meta({ title: "Top of the page" }),
    services: serviceCardsSchema,
    firstMessage: z
      .strictObject({ more: line.meta({ title: "Link to the whole message" }) })
      .meta({ title: "First message", description: "Its sentence is in Example pages." }),
    experts: expertsSchema,
    guide: z
      .strictObject({
        text,
        download: line.meta({ title: "Download button" }),
      })
      .meta({ title: "Growth guide" }),
    cta: z
      .strictObject({
        title: line,
        intro: text,
        topics: topicCopySchema("strategyCall", "growthAssessment"),
        form: homeFormSchema,
      })
      .meta({ title: "Contact section" }),
  }),
  about: page("pages/about.yaml", {
    headline: line,
    intro: text,
    measures: z.array(line).min(1).describe("What you measure, in the report of each week."),
    mission: missionSchema,
    values: titledListSchema,
    whyUs: titledListSchema.meta({ title: "Why choose us" }),
    whenNot: titledListSchema.meta({ title: "When we are not the right ones" }),
    actions: aboutActionsSchema.meta({ title: "Buttons at the end" }),
  }),
  servicesPage: page("pages/services.yaml", {
    headline: line,
    intro: text,
    labels: serviceLabelsSchema.meta({ title: "Words in each service" }),
    firstMessage: z.strictObject({ title: line, intro: text }),
    process: processSchema,
    actions: servicesActionsSchema.meta({ title: "Buttons at the end" }),
  }),
  contact: page("pages/contact.yaml", {
    headline: line,
    intro: text,
    form: contactFormSchema,
    details: contactDetailsSchema.meta({ title: "Contact details" }),
    quickActions: z
      .strictObject({ title: line, bookCall: line, liveChat: line, callback: line })
      .describe("Buttons: each adds its topic to the form."),
    resources: z.strictObject({ title: line, text, growthGuide: line.meta({ title: "Download button" }) }),
    topics: topicCopySchema("bookCall", "liveChat", "callback"),
    faq: faqSchema.meta({ title: "Questions and answers" }),
  }),
  notFound: page("pages/not-found.yaml", statusMessageSchema.shape),
  error: page("pages/error.yaml", { ...statusMessageSchema.shape, crash: crashNoticeSchema }),

  legal: copy(
    "legal",
    z
      .strictObject({
        ...pageHead,
        updated: line.describe("The month of the last change, such as July 2025."),
      })
      .meta({ title: "Legal texts" }),
  ),
  legalLabels: copy("pages/legal.yaml", legalIntroSchema.extend({ company: companyDetailsSchema })),

  specimens: copy("specimens.yaml", specimensSchema.meta({ title: "Example pages" })),
  enquiry: copy("features/enquiry.yaml", enquirySchema.meta({ title: "Forms" })),
  assessment: copy("features/assessment.yaml", assessmentSchema),
  outreach: copy("features/outreach.yaml", linterSchema.meta({ title: "Linter for cold emails" })),
  outreachLaw: copy("outreach-law.yaml", outreachLawSchema.meta({ title: "Law on first emails" })),
  guide: copy("guide.yaml", guideSchema.meta({ title: "Growth guide" })),
  guideChapters: copy("guide", guideChapterSchema),
};
