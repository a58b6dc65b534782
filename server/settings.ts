import { z } from "zod";
import { readDeliveries } from "../src/shared/delivery-mode.ts";
import { checkSiteUrl } from "../src/shared/site-url.ts";

// Messages never quote the value, because it may be a password.
const SMTP_URL =
  "SMTP_URL must be set like SMTP_URL=smtps://user:password@mail.example.com:465, with @, /, ? and # in a password as %40, %2F, %3F and %23, and the options that .env.example lists.";
const SMTP_PASSWORD =
  "SMTP_URL would send its password without TLS, and not only within this machine: leave ignoreTLS and requireTLS=false out, for example SMTP_URL=smtp://user:password@mail.example.com:587.";
const ENQUIRY_TO =
  "ENQUIRY_TO must be an address, or several with commas between them, for example ENQUIRY_TO=sales@example.com.";
const WEBHOOK_SECRET =
  "WEBHOOK_SECRET must be 16 random bytes or more, in hex or in base64: run “openssl rand -hex 32”, and paste what it prints after WEBHOOK_SECRET=.";

/** Nodemailer takes any other value of these options for true. */
const SMTP_OPTION =
  /^((requireTLS|ignoreTLS|tls\.rejectUnauthorized)=(true|false)|name=[a-zA-Z\d][a-zA-Z\d.-]*)$/;
/** 16 bytes or more: hex from 32 characters, or base64 from 22, which is strict after whsec_ (Standard Webhooks). */
const SECRET =
  /^(whsec_(?=[^=]{22})([A-Za-z\d+/]{4})*([A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?|(?!whsec_)[\w+/-]{22,}={0,2})$/;

const wholeNumber = (min: number, max: number, error: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((number) => number >= min && number <= max, error);

/** Whether a password would leave this machine, and so needs TLS. */
export function needsTls({ hostname, username, password }: URL): boolean {
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return username + password !== "" && !isLocal;
}

function switchesTlsOff({ protocol, searchParams }: URL): boolean {
  const isOff = searchParams.get("ignoreTLS") === "true" || searchParams.get("requireTLS") === "false";
  return protocol === "smtp:" && isOff;
}

/** What stands behind the port; a password with / or # ends there too early. */
function hasKnownRest({ pathname, search, hash }: URL): boolean {
  const options = search.slice(1).split("&").filter(Boolean);
  return pathname.length <= 1 && hash === "" && options.every((option) => SMTP_OPTION.test(option));
}

const smtpSchema = z.object({
  name: z.literal("smtp"),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /^([\w.-]+|\[[\da-f:.]+\])$/i, error: SMTP_URL })
    .transform((text) => new URL(text))
    .refine(hasKnownRest, SMTP_URL)
    .refine((url) => !needsTls(url) || !switchesTlsOff(url), SMTP_PASSWORD),
  ENQUIRY_FROM: z.email("ENQUIRY_FROM must be an address, for example ENQUIRY_FROM=website@example.com."),
  ENQUIRY_TO: z
    .string(ENQUIRY_TO)
    .transform((text) => text.split(",").map((part) => part.trim()))
    .pipe(z.array(z.email(ENQUIRY_TO))),
});

const webhookSchema = z
  .object({
    name: z.literal("webhook"),
    WEBHOOK_URL: z
      .url({
        protocol: /^https?$/,
        error: "WEBHOOK_URL must be set like WEBHOOK_URL=https://crm.example.com/enquiries.",
      })
      .transform((text) => new URL(text)),
    WEBHOOK_SECRET: z.string().regex(SECRET, WEBHOOK_SECRET).optional(),
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

/** All settings of the server but SITE_URL, which only the build needs. */
const schema = z.object({
  /** From 0 to 65535; 0 means any free port. */
  PORT: wholeNumber(0, 65_535, "PORT must be a number from 0 to 65535, for example PORT=4321.").default(4321),
  /** The address or host name to listen on; undefined means all addresses. */
  HOST: z.string().optional(),
  /** Enquiries per minute from one address, from 1. */
  RATE_LIMIT_PER_MINUTE: wholeNumber(
    1,
    1_000_000,
    "RATE_LIMIT_PER_MINUTE must be a whole number from 1, for example RATE_LIMIT_PER_MINUTE=10.",
  ).default(10),
  /** 1 if the server is behind a proxy of ours, otherwise 0. */
  TRUSTED_PROXIES: wholeNumber(
    0,
    1,
    "TRUSTED_PROXIES must be 1 behind a proxy of yours, otherwise 0, for example TRUSTED_PROXIES=1.",
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
  // Caddy uses it, too.
  if (env["SITE_URL"]) checkSiteUrl(env["SITE_URL"]);
  const deliveries = readDeliveries(env["ENQUIRY_DELIVERY"]).map((name) => ({ ...env, name }));
  const { data, error } = schema.safeParse({ ...env, deliveries });
  if (error) {
    throw new Error([...new Set(error.issues.map(({ message }) => message))].join("\n"));
  }
  return data;
}
