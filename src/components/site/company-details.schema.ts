import { z } from "astro/zod";
import { heading, line } from "../../lib/content/text.schema.ts";

/** The labels of the company's details. */
export const companyDetailsSchema = z
  .strictObject({
    title: heading,
    legalName: line,
    registryCode: line,
    vatNumber: line.meta({ title: "VAT number" }),
    noVatNumber: line.meta({
      title: "Without a VAT number",
      description: "Instead of the number, if the company is not registered for VAT.",
    }),
    postalAddress: line,
    email: line,
    phone: line,
  })
  .meta({ description: "What stands before each detail. The details are in Company › Facts." });
export type CompanyDetailsCopy = z.infer<typeof companyDetailsSchema>;
