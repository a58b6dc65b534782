import { z } from "zod";
import { type EnquirySettings, readEnquirySettings } from "./enquiries/settings.ts";

const PORT_HELP = "is not a port. Set PORT to a number from 0 to 65535, for example PORT=4321.";

const settingsSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, PORT_HELP)
    .transform(Number)
    .refine((port) => port <= 65_535, PORT_HELP)
    .default(4321),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "is not a host. Set HOST to an address or a name, for example HOST=127.0.0.1.")
    .optional(),
});

/** How the server listens, and where enquiries go. */
export interface Settings {
  /** From 0 to 65535; 0 takes any free port. */
  port: number;
  /** The address or name to listen on; without it, all addresses. */
  host: string | undefined;
  /** Nothing in log mode. */
  enquiries: EnquirySettings | undefined;
}

/**
 * Reads the settings from environment variables.
 * @throws Error in one line for each setting that is missing or malformed, saying what to mend
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const result = settingsSchema.safeParse({ PORT: env["PORT"], HOST: env["HOST"] });
  if (!result.success) {
    const lines = result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name} is “${env[name]}”, which ${issue.message}`;
    });
    throw new Error([...new Set(lines)].join("\n"));
  }
  return { port: result.data.PORT, host: result.data.HOST, enquiries: readEnquirySettings(env) };
}
