import { z } from "zod";
import { readDeliveries } from "../src/shared/delivery-mode.ts";

const SMTP_URL = "SMTP_URL must be set like SMTP_URL=smtps://user:password@mail.example.com:465.";
const SMTP_PARAMETERS = ["requireTLS", "ignoreTLS", "tls.rejectUnauthorized", "name"];
const ENQUIRY_TO =
  "ENQUIRY_TO must be an address, or several with commas between them, for example ENQUIRY_TO=sales@example.com.";
const WEBHOOK_SECRET =
  "WEBHOOK_SECRET must have 16 characters or more, for example WEBHOOK_SECRET=$(openssl rand -hex 32).";

// Messages never quote the value, because it may be a password.
const address = (protocol: RegExp, error: string) =>
  z.url({ protocol, hostname: /./, error }).transform((text) => new URL(text));
const wholeNumber = (min: number, max: number, error: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((number) => number >= min && number <= max, error);

const smtpSchema = z.object({
  name: z.literal("smtp"),
  SMTP_URL: address(/^smtps?$/, SMTP_URL).refine(
    ({ searchParams }) => [...searchParams.keys()].every((name) => SMTP_PARAMETERS.includes(name)),
    `SMTP_URL may end in ${SMTP_PARAMETERS.join(", ")} only, for example SMTP_URL=smtp://localhost:25?ignoreTLS=true.`,
  ),
  ENQUIRY_FROM: z.email("ENQUIRY_FROM must be an address, for example ENQUIRY_FROM=website@example.com."),
  ENQUIRY_TO: z
    .string(ENQUIRY_TO)
    .transform((text) => text.split(",").map((part) => part.trim()))
    .pipe(z.array(z.email(ENQUIRY_TO))),
});

const webhookSchema = z
  .object({
    name: z.literal("webhook"),
    WEBHOOK_URL: address(
      /^https?$/,
      "WEBHOOK_URL must be set like WEBHOOK_URL=https://crm.example.com/enquiries.",
    ),
    WEBHOOK_SECRET: z.string().min(16, WEBHOOK_SECRET).optional(),
    WEBHOOK_FORMAT: z
      .enum(
        ["json", "slack", "teams"],
        "WEBHOOK_FORMAT must be json, slack or teams, for example WEBHOOK_FORMAT=slack.",
      )
      .default("json"),
  })
  // Slack and Teams don't check signatures; their address itself is secret.
  .refine((env) => env.WEBHOOK_FORMAT !== "json" || env.WEBHOOK_SECRET, {
    error: WEBHOOK_SECRET,
    // Report this even if other settings are wrong.
    when: () => true,
  });

/** All settings of the server. The build checks SITE_URL in src/lib/content/facts.ts. */
const schema = z.object({
  /** From 0 to 65535; 0 means any free port. */
  PORT: wholeNumber(0, 65_535, "PORT must be a number from 0 to 65535, for example PORT=4321.").default(4321),
  /** The address or host name to listen on; undefined means all addresses. */
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "HOST must be an address or a name, for example HOST=127.0.0.1.")
    .optional(),
  /** The value of Strict-Transport-Security (RFC 6797); undefined if the header is not sent. */
  HSTS: z
    .string()
    .regex(
      /^max-age=\d{1,10}(; ?includeSubDomains)?(; ?preload)?$/i,
      "HSTS must be set like HSTS=max-age=31536000, or left out.",
    )
    .optional(),
  /** Enquiries per minute from one address, from 1. */
  RATE_LIMIT_PER_MINUTE: wholeNumber(
    1,
    1_000_000,
    "RATE_LIMIT_PER_MINUTE must be a whole number from 1, for example RATE_LIMIT_PER_MINUTE=10.",
  ).default(10),
  /** How many of our proxies are in front, from 0. */
  TRUSTED_PROXIES: wholeNumber(
    0,
    10,
    "TRUSTED_PROXIES must be the number of your proxies in front of the server, for example TRUSTED_PROXIES=1.",
  ).default(0),
  /** Empty in log mode. The first delivery decides whether an enquiry was accepted. */
  deliveries: z.array(z.discriminatedUnion("name", [smtpSchema, webhookSchema])),
});

/**
 * The mail server (smtp: or smtps:, with user and password if it needs them), the sender and the
 * recipients.
 */
export type SmtpSettings = z.infer<typeof smtpSchema>;
/** The receiver of webhooks and the secret shared with it. */
export type WebhookSettings = z.infer<typeof webhookSchema>;
/** How the server listens, where enquiries go, and what protects the endpoint. */
export type Settings = z.infer<typeof schema>;

/**
 * Reads the settings from environment variables. Empty ones count as not set; those of a delivery
 * that is not in use are ignored.
 * @throws Error with a line for each missing or malformed setting, naming it and an example
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const deliveries = readDeliveries(env["ENQUIRY_DELIVERY"]).map((name) => ({ ...env, name }));
  const { data, error } = schema.safeParse({ ...env, deliveries });
  if (error) {
    throw new Error([...new Set(error.issues.map(({ message }) => message))].join("\n"));
  }
  return data;
}
