import { z } from "zod";

const DELIVERIES = ["smtp", "webhook"] as const;
type DeliveryName = (typeof DELIVERIES)[number];
type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with a setting, and a valid example. */
const HELP = {
  PORT: "not a port. Set PORT to a number from 0 to 65535, for example PORT=4321.",
  HOST: "not a host. Set HOST to an address or a name, for example HOST=127.0.0.1.",
  HSTS: "malformed. Set it like HSTS=max-age=31536000, or leave it out.",
  SMTP_URL: "malformed. Set it like SMTP_URL=smtps://user:password@mail.example.com:465.",
  ENQUIRY_FROM: "malformed. Set it to an address, for example ENQUIRY_FROM=website@example.com.",
  ENQUIRY_TO:
    "malformed. Set it to an address, or several with commas between them, for example ENQUIRY_TO=sales@example.com.",
  WEBHOOK_URL: "malformed. Set it like WEBHOOK_URL=https://crm.example.com/enquiries.",
  WEBHOOK_SECRET:
    "malformed. Set it to 16 characters or more, for example WEBHOOK_SECRET=$(openssl rand -hex 32).",
  WEBHOOK_FORMAT: "malformed. Set it to json, slack or teams, for example WEBHOOK_FORMAT=slack.",
  RATE_LIMIT_PER_MINUTE: "malformed. Set it to a whole number from 1, for example RATE_LIMIT_PER_MINUTE=10.",
  RATE_LIMIT_REDIS_URL: "malformed. Set it like RATE_LIMIT_REDIS_URL=redis://localhost:6379.",
  TRUSTED_PROXIES:
    "malformed. Set it to how many of your proxies are in front of the server, for example TRUSTED_PROXIES=1.",
} as const;
/** Settings whose value must not appear in an error message. */
const SECRET = ["SMTP_URL", "WEBHOOK_URL", "WEBHOOK_SECRET", "RATE_LIMIT_REDIS_URL"];

const SMTP_PARAMETERS = ["requireTLS", "ignoreTLS", "tls.rejectUnauthorized"];
const SMTP_PARAMETERS_HELP = `malformed. It may end in ${SMTP_PARAMETERS.join(", ")} only, for example SMTP_URL=smtp://localhost:25?ignoreTLS=true.`;

const address = (protocol: RegExp, help: string) =>
  z.url({ protocol, hostname: /./, error: help }).transform((text) => new URL(text));
const wholeNumber = (min: number, max: number, help: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, help)
    .transform(Number)
    .refine((number) => number >= min && number <= max, help);

const smtpSchema = z.object({
  name: z.literal("smtp"),
  SMTP_URL: address(/^smtps?$/, HELP.SMTP_URL).refine(
    ({ searchParams }) => [...searchParams.keys()].every((name) => SMTP_PARAMETERS.includes(name)),
    SMTP_PARAMETERS_HELP,
  ),
  ENQUIRY_FROM: z.email(HELP.ENQUIRY_FROM),
  ENQUIRY_TO: z
    .string(HELP.ENQUIRY_TO)
    .transform((text) => text.split(",").map((part) => part.trim()))
    .pipe(z.array(z.email(HELP.ENQUIRY_TO))),
});

const webhookSchema = z
  .object({
    name: z.literal("webhook"),
    WEBHOOK_URL: address(/^https?$/, HELP.WEBHOOK_URL),
    WEBHOOK_SECRET: z.string().min(16, HELP.WEBHOOK_SECRET).optional(),
    WEBHOOK_FORMAT: z.enum(["json", "slack", "teams"], HELP.WEBHOOK_FORMAT).default("json"),
  })
  // Slack and Teams don't check signatures; their address itself is secret.
  .refine((env) => env.WEBHOOK_FORMAT !== "json" || env.WEBHOOK_SECRET, {
    path: ["WEBHOOK_SECRET"],
    error: HELP.WEBHOOK_SECRET,
    // Report this even if other settings are wrong.
    when: () => true,
  });

/** All settings of the server. The build checks SITE_URL in src/lib/content/facts.ts. */
const schema = z.object({
  /** From 0 to 65535; 0 means any free port. */
  PORT: wholeNumber(0, 65_535, HELP.PORT).default(4321),
  /** The address or host name to listen on; undefined means all addresses. */
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, HELP.HOST)
    .optional(),
  /** The value of Strict-Transport-Security (RFC 6797); undefined if the header is not sent. */
  HSTS: z
    .string()
    .regex(/^max-age=\d{1,10}(; ?includeSubDomains)?(; ?preload)?$/i, HELP.HSTS)
    .optional(),
  /** Enquiries per minute from one address, from 1. */
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000, HELP.RATE_LIMIT_PER_MINUTE).default(10),
  RATE_LIMIT_REDIS_URL: address(/^rediss?$/, HELP.RATE_LIMIT_REDIS_URL).optional(),
  /** How many of our proxies are in front, from 0. */
  TRUSTED_PROXIES: wholeNumber(0, 10, HELP.TRUSTED_PROXIES).default(0),
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
 * Parses ENQUIRY_DELIVERY.
 * @param value such as "smtp" or "smtp,webhook"; undefined, "" and "log" mean log mode
 * @returns the deliveries in the given order; empty in log mode
 * @throws Error with a one-line message that names the setting and an example
 */
export function readDeliveries(value: string | undefined): DeliveryName[] {
  if (!value || value === "log") {
    return [];
  }
  const names = value.split(",").map((name) => name.trim());
  const known = names.filter((name): name is DeliveryName => DELIVERIES.some((other) => other === name));
  if (known.length < names.length || new Set(names).size < names.length) {
    throw new Error(
      `ENQUIRY_DELIVERY is “${value}”, which is not smtp, webhook or both. Set it like ENQUIRY_DELIVERY=smtp, or leave it out.`,
    );
  }
  return known;
}

/**
 * Reads the settings from environment variables. Empty ones count as not set; those of a delivery
 * that is not in use are ignored.
 * @throws Error with a line for each missing or malformed setting, naming it and an example
 */
export function readSettings(environment: Environment): Settings {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const names = readDeliveries(env["ENQUIRY_DELIVERY"]);
  const { data, error } = schema.safeParse({ ...env, deliveries: names.map((name) => ({ ...env, name })) });
  if (error) {
    throw new Error([...new Set(error.issues.map((issue) => describeIssue(issue, env)))].join("\n"));
  }
  return data;
}

function describeIssue({ path, message }: z.core.$ZodIssue, env: Environment): string {
  const name = String(path.findLast((part) => typeof part === "string"));
  const value = env[name];
  if (value === undefined) {
    return `${name} is ${message.replace(/^[^.]*/, "missing")}`;
  }
  return SECRET.includes(name) ? `${name} is ${message}` : `${name} is “${value}”, which is ${message}`;
}
