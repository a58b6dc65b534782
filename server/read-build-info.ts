import { z } from "zod";
import type { FormMessages, MailCopy } from "../src/features/enquiry/enquiry.schema.ts";

/** Texts of enquiry.yaml, which the build has validated one by one. */
const texts = <Copy extends object>() =>
  z.custom<Copy>((value) => typeof value === "object" && value !== null, "Expected an object");

const buildInfoSchema = z.object({
  /** The mode for which the site was built. */
  mode: z.enum(["log", "delivery"]),
  /** The host of the site's address, such as www.example.com. */
  host: z.string(),
  /** The messages for wrong fields. */
  messages: texts<FormMessages>(),
  /** The copy of the mail to the company. */
  mail: texts<MailCopy>(),
});

/**
 * What the build tells the server in build/build-info.json, outside the folder of the public files
 * (src/integrations/write-build-info.ts).
 */
export type BuildInfo = z.infer<typeof buildInfoSchema>;

/**
 * Checks that the site was built for the server's mode: a form without an endpoint would lose enquiries.
 * Which deliveries are in use is the server's choice.
 * @param json the content of build/build-info.json
 * @throws Error with a one-line message that says what to do
 */
export function readBuildInfo(json: unknown, mode: BuildInfo["mode"]): BuildInfo {
  const { data: info } = buildInfoSchema.safeParse(json);
  if (!info) throw new Error("The site was built by another version: npm run build.");
  if (info.mode !== mode) {
    throw new Error(
      `The site was built for ${info.mode} mode, and the server is in ${mode} mode. Set ENQUIRY_DELIVERY in .env, which both read, and build again: npm run build, or docker compose up -d --build.`,
    );
  }
  return info;
}
