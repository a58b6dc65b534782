/**
 * All words and facts of the site, as collections. The schemas, with what each
 * field is for, stand in lib/content-schemas.ts.
 */
import { defineCollection } from "astro:content";
import { createSchemas } from "./lib/content-schemas";
import { copyLoader } from "./lib/copy-loader";
import { claimSchema, siteSchema } from "./lib/fact-schemas";
import { loadFacts } from "./lib/facts";

const facts = loadFacts();
const schemas = createSchemas(Object.keys(facts.claims));
const copy = (path: string) => copyLoader(`src/content/${path}`, facts.references);

export const collections = {
  site: defineCollection({ loader: () => [{ id: "site", ...facts.site }], schema: siteSchema.loose() }),
  claims: defineCollection({
    loader: () => Object.entries(facts.claims).map(([id, claim]) => ({ id, ...claim })),
    schema: claimSchema.loose(),
  }),
  navigation: defineCollection({ loader: copy("navigation.yaml"), schema: schemas.navigation }),
  home: defineCollection({ loader: copy("pages/home.yaml"), schema: schemas.home }),
  about: defineCollection({ loader: copy("pages/about.yaml"), schema: schemas.about }),
  servicesPage: defineCollection({ loader: copy("pages/services.yaml"), schema: schemas.servicesPage }),
  assessment: defineCollection({ loader: copy("pages/assessment.yaml"), schema: schemas.assessment }),
  contact: defineCollection({ loader: copy("pages/contact.yaml"), schema: schemas.contact }),
  calls: defineCollection({ loader: copy("pages/calls.yaml"), schema: schemas.calls }),
  enquiry: defineCollection({ loader: copy("pages/enquiry.yaml"), schema: schemas.enquiry }),
  notFound: defineCollection({ loader: copy("pages/not-found.yaml"), schema: schemas.message }),
  error: defineCollection({ loader: copy("pages/error.yaml"), schema: schemas.message }),
  services: defineCollection({ loader: copy("services"), schema: schemas.service }),
  guide: defineCollection({ loader: copy("guide.yaml"), schema: schemas.guide }),
  guideChapters: defineCollection({ loader: copy("guide"), schema: schemas.guideChapter }),
  legal: defineCollection({ loader: copy("legal"), schema: schemas.legal }),
};
