/** All texts and facts of the site, with the schema of each file: src/entries.ts reads them. */
// Not from “astro:content”, which only Astro can import.
import { defineCollection } from "astro/content/config";
import { glob } from "astro/loaders";
import { assessmentSchema } from "./features/assessment/assessment.schema.ts";
import { enquirySchema } from "./features/enquiry/enquiry.schema.ts";
import { guideChapterSchema, guideSchema } from "./features/guide/guide.schema.ts";
import { aboutSchema } from "./schemas/about.ts";
import { claimsSchema } from "./schemas/claims.ts";
import { contactSchema } from "./schemas/contact.ts";
import { errorSchema } from "./schemas/error.ts";
import { examplePagesSchema } from "./schemas/example-pages.ts";
import { homeSchema } from "./schemas/home.ts";
import { legalLabelsSchema, legalSchema } from "./schemas/legal.ts";
import { navigationSchema } from "./schemas/navigation.ts";
import { notFoundSchema } from "./schemas/not-found.ts";
import { resultsSchema } from "./schemas/results.ts";
import { serviceSchema } from "./schemas/service.ts";
import { servicesPageSchema } from "./schemas/services-page.ts";
import { siteSchema } from "./schemas/site.ts";

/** The folder of all texts and facts. */
export const CONTENT_FOLDER = "src/content";

/** Astro renders the Markdown; the others are here so that a page reloads when one changes. */
export const collections = {
  content: defineCollection({
    loader: glob({ base: CONTENT_FOLDER, pattern: "**/*.{yaml,md}", generateId: ({ entry }) => entry }),
  }),
};

/** Files, by their names for getSingle(). */
export const files = {
  site: { path: "site.yaml", schema: siteSchema },
  claims: { path: "claims.yaml", schema: claimsSchema },
  results: { path: "results.yaml", schema: resultsSchema },
  navigation: { path: "navigation.yaml", schema: navigationSchema },
  home: { path: "pages/home.yaml", schema: homeSchema },
  about: { path: "pages/about.yaml", schema: aboutSchema },
  servicesPage: { path: "pages/services.yaml", schema: servicesPageSchema },
  contact: { path: "pages/contact.yaml", schema: contactSchema },
  notFound: { path: "pages/not-found.yaml", schema: notFoundSchema },
  error: { path: "pages/error.yaml", schema: errorSchema },
  legalLabels: { path: "pages/legal.yaml", schema: legalLabelsSchema },
  examplePages: { path: "example-pages.yaml", schema: examplePagesSchema },
  enquiry: { path: "features/enquiry.yaml", schema: enquirySchema },
  assessment: { path: "features/assessment.yaml", schema: assessmentSchema },
  guide: { path: "guide.yaml", schema: guideSchema },
};

/** Folders with one file per entry, by their names for getFolder(). */
export const folders = {
  services: { path: "services", schema: serviceSchema },
  legal: { path: "legal", schema: legalSchema },
  guideChapters: { path: "guide", schema: guideChapterSchema },
};
