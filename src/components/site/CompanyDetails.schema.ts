import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";

/** The labels of the company's details. */
export const companyDetailsSchema = z.strictObject({
  title: text,
  legalName: text,
  registryCode: text,
  vatNumber: text,
  noVatNumber: text.describe("Instead of the number, if the company is not registered for VAT."),
  postalAddress: text,
  email: text,
  phone: text,
});
export type CompanyDetailsCopy = z.infer<typeof companyDetailsSchema>;
