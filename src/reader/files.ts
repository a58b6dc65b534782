/** The files of src/content, by their paths there, with the schema of each. */
import { assessmentSchema } from "../features/assessment/assessment.schema.ts";
import { enquirySchema } from "../features/enquiry/enquiry.schema.ts";
import { guideChapterSchema, guideSchema } from "../features/guide/guide.schema.ts";
import { aboutSchema } from "../schemas/about.ts";
import { claimsSchema } from "../schemas/claims.ts";
import { contactSchema } from "../schemas/contact.ts";
import { errorSchema } from "../schemas/error.ts";
import { homeSchema } from "../schemas/home.ts";
import { legalPageSchema, legalSchema } from "../schemas/legal.ts";
import { navigationSchema } from "../schemas/navigation.ts";
import { notFoundSchema } from "../schemas/not-found.ts";
import { resultsSchema } from "../schemas/results.ts";
import { serviceSchema } from "../schemas/service.ts";
import { servicesPageSchema } from "../schemas/services-page.ts";
import { siteSchema } from "../schemas/site.ts";

/** The folder of all texts and facts. */
export const CONTENT_FOLDER = "src/content";

/** YAML files, without their extension. */
export const files = {
  site: siteSchema,
  claims: claimsSchema,
  results: resultsSchema,
  navigation: navigationSchema,
  "pages/home": homeSchema,
  "pages/about": aboutSchema,
  "pages/services": servicesPageSchema,
  "pages/contact": contactSchema,
  "pages/not-found": notFoundSchema,
  "pages/error": errorSchema,
  "pages/legal": legalPageSchema,
  "features/enquiry": enquirySchema,
  "features/assessment": assessmentSchema,
  guide: guideSchema,
};

/** Folders with one file per entry, in YAML or Markdown. */
export const folders = {
  services: serviceSchema,
  legal: legalSchema,
  guide: guideChapterSchema,
};
