import { z } from "zod";
import { readDeliveries } from "../src/shared/delivery-mode.ts";
import { checkSiteUrl } from "../src/shared/site-url.ts";

const SMTP_URL = "SMTP_URL must be set like SMTP_URL=smtps://user:password@mail.example.com:465.";
const SMTP_REST =
  "SMTP_URL has a path or a fragment: in a password write /, ?, # and @ as %2F, %3F, %23 and %40, for example SMTP_URL=smtps://user:p%40ssword@mail.example.com.";
const SMTP_SWITCHES = ["requireTLS", "ignoreTLS", "tls.rejectUnauthorized"];
const SMTP_OPTIONS =
  "SMTP_URL may end in requireTLS or ignoreTLS, and tls.rejectUnauthorized, each true or false, and name, a host name, for example SMTP_URL=smtp://localhost:25?ignoreTLS=true.";
const SMTP_PASSWORD =
  "SMTP_URL would send its password without TLS, and not only within this machine: leave ignoreTLS and requireTLS=false out, for example SMTP_URL=smtp://user:password@mail.example.com:587.";
const ENQUIRY_TO =
  "ENQUIRY_TO must be an address, or several with commas between them, for example ENQUIRY_TO=sales@example.com.";
const WEBHOOK_SECRET =
  "WEBHOOK_SECRET must have 16 characters or more, or be whsec_ with 16 bytes or more in base64: run “openssl rand -hex 32”, and paste what it prints after WEBHOOK_SECRET=.";
/** The example of .env.example, or a command instead of what it prints. */
const NO_SECRET = /at-least-16-characters|openssl|\$\(|`/;
const BASE64_SECRET = /^whsec_(?=[^=]{22})([A-Za-z\d+/]{4})*([A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

/** A name, also one of a container, or an address. */
const HOST_NAME = /^([\w.-]+|\[[\da-f:.]+\])$/i;

// Messages never quote the value, because it may be a password.
const address = (protocol: RegExp, error: string) =>
  z.url({ protocol, hostname: HOST_NAME, error }).transform((text) => new URL(text));
const wholeNumber = (min: number, max: number, error: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((number) => number >= min && number <= max, error);

/** Whether the options are those that Nodemailer knows by these names; it would take any value for a switch. */
function hasKnownOptions({ searchParams }: URL): boolean {
  const names = [...searchParams.keys()];
  const isRight = ([name, value]: [string, string]) =>
    name === "name"
      ? z.hostname().safeParse(value).success
      : SMTP_SWITCHES.includes(name) && /^(true|false)$/.test(value);
  const isContradiction =
    searchParams.get("requireTLS") === "true" && searchParams.get("ignoreTLS") === "true";
  return new Set(names).size === names.length && [...searchParams].every(isRight) && !isContradiction;
}

/** Whether a password would leave this machine, and so needs TLS. */
export function needsTls({ hostname, username, password }: URL): boolean {
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return username + password !== "" && !isLocal;
}

function switchesTlsOff({ protocol, searchParams }: URL): boolean {
  const isOff = searchParams.get("ignoreTLS") === "true" || searchParams.get("requireTLS") === "false";
  return protocol === "smtp:" && isOff;
}

const smtpSchema = z.object({
  name: z.literal("smtp"),
  SMTP_URL: address(/^smtps?$/, SMTP_URL)
    .refine(({ pathname, hash }) => pathname.length <= 1 && hash === "", SMTP_REST)
    .refine(hasKnownOptions, SMTP_OPTIONS)
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
    WEBHOOK_URL: address(
      /^https?$/,
      "WEBHOOK_URL must be set like WEBHOOK_URL=https://crm.example.com/enquiries.",
    ),
    WEBHOOK_SECRET: z
      .string()
      .min(16, WEBHOOK_SECRET)
      .refine((text) => !NO_SECRET.test(text), WEBHOOK_SECRET)
      .refine((text) => !text.startsWith("whsec_") || BASE64_SECRET.test(text), WEBHOOK_SECRET)
      .optional(),
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

/** The names that no other program would use; the others, such as PORT, have no underscore. */
const NAMES = [
  ...Object.keys({ ...schema.shape, ...smtpSchema.shape, ...webhookSchema.shape }),
  "ENQUIRY_DELIVERY",
  "SITE_URL",
].filter((name) => name.includes("_"));

/**
 * Reads the settings from environment variables. Empty ones count as not set; those of a delivery
 * that is not in use are ignored.
 * @throws Error with a line for each missing or malformed setting, naming it and an example, and for each
 * name that is nearly one of ours
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  checkNames(Object.keys(env));
  if (env["SITE_URL"]) checkSiteUrl(env["SITE_URL"]);
  const deliveries = readDeliveries(env["ENQUIRY_DELIVERY"]).map((name) => ({ ...env, name }));
  const { data, error } = schema.safeParse({ ...env, deliveries });
  if (error) {
    throw new Error([...new Set(error.issues.map(({ message }) => message))].join("\n"));
  }
  return data;
}

/** @throws Error with a line for each name that is one mistake in typing away from one of ours */
function checkNames(names: readonly string[]): void {
  const mistakes = names.flatMap((name) => {
    const meant = !NAMES.includes(name) && NAMES.find((known) => isOneEditAway(name.toUpperCase(), known));
    return meant
      ? [`${name} is no setting: ${meant} is probably meant. Correct its name, or remove it.`]
      : [];
  });
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
}

/** Whether one letter more, less or another one, or two swapped ones, make one text into the other. */
function isOneEditAway(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const [a, b] = [one.slice(same), other.slice(same)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || isSwapped;
}
