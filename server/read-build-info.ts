import type { FormMessages, MailCopy } from "../src/features/enquiry/enquiry.schema.ts";

/**
 * What the build tells the server in build/build-info.json, outside the folder of the public files
 * (src/integrations/write-build-info.ts).
 */
export interface BuildInfo {
  /** The mode for which the site was built. */
  mode: "log" | "delivery";
  /** The host of the site's address, such as www.example.com. */
  host: string;
  /** The messages for wrong fields. */
  messages: FormMessages;
  /** The copy of the mail to the company. */
  mail: MailCopy;
}

/**
 * Checks that the site was built for the server's mode: a form without an endpoint would lose enquiries.
 * Which deliveries are in use is the server's choice.
 * @param json the content of build/build-info.json
 * @throws Error with a one-line message that says what to do
 */
export function readBuildInfo(json: unknown, mode: BuildInfo["mode"]): BuildInfo {
  const info = json as BuildInfo;
  if (info.mode !== mode) {
    throw new Error(
      `The site was built for ${info.mode} mode, and the server is in ${mode} mode. Set ENQUIRY_DELIVERY in .env, which both read, and build again: npm run build, or docker compose up -d --build.`,
    );
  }
  return info;
}
