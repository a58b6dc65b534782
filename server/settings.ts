import { z } from "zod";
import { readDeliveries } from "../src/lib/delivery-mode.ts";
import { checkOtherAddresses, checkSiteUrl } from "../src/lib/site-url.ts";

// Messages never quote a value that may be secret.
const SMTP_HOST = "SMTP_HOST must be the mail server's name, for example SMTP_HOST=mail.example.com.";
const ENQUIRY_TO =
  "ENQUIRY_TO must be an address, or several with commas between them, for example ENQUIRY_TO=sales@example.com.";
const OWN_RECIPIENT =
  "ENQUIRY_FROM is also in ENQUIRY_TO. Many mail programs then ignore Reply-To, and your answers to enquiries go to yourself. Use another mailbox, for example ENQUIRY_FROM=website@example.com.";
const WEBHOOK_SECRET =
  "WEBHOOK_SECRET must be 16 random bytes or more, in hex or in base64: run “openssl rand -hex 32”, and paste what it prints after WEBHOOK_SECRET=.";
/** 16 bytes or more: hex from 32 characters, or base64 from 22, which is strict after whsec_ (Standard Webhooks). */
const SECRET =
  /^(whsec_(?=[^=]{22})([A-Za-z\d+/]{4})*([A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?|(?!whsec_)[\w+/-]{22,}={0,2})$/;
const WEBHOOK_URL =
  "WEBHOOK_URL must be set like WEBHOOK_URL=https://crm.example.com/enquiries, without a user or a password.";
const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

const wholeNumber = (name: string, min: number, max: number, example: number) => {
  const error = `${name} must be a whole number from ${min} to ${max}, for example ${name}=${example}.`;
  return z.coerce.number(error).int(error).min(min, error).max(max, error);
};
const oneOf = <const Value extends string>(name: string, ...values: [Value, ...Value[]]) =>
  z.enum(values, `${name} must be ${values.join(" or ")}, such as ${name}=${values[0]}.`).default(values[0]);
/** A text without what a copy carries along unseen, such as the no-break spaces of Google's app passwords. */
const VISIBLE = /^(?:[^\p{Cc}\p{Cf}\p{Z}]| )*$/u;
const unseen = (name: string) =>
  `${name} has a character that can't be seen, such as a no-break space: type it after ${name}=.`;
/** Reports a rule about several settings even if other settings are wrong. */
const always = (error: string) => ({ error, when: () => true });

const smtpSchema = z
  .object({
    name: z.literal("smtp"),
    /** A name, or an address of IPv4 or IPv6. */
    SMTP_HOST: z.string(SMTP_HOST).regex(/^([\w.-]+|[\da-f]*(:[\da-f]*){2,})$/i, SMTP_HOST),
    /** Nodemailer's default is 587, with tls 465. */
    SMTP_PORT: wholeNumber("SMTP_PORT", 1, 65_535, 587).optional(),
    SMTP_USER: z.string().regex(VISIBLE, unseen("SMTP_USER")).optional(),
    SMTP_PASSWORD: z.string().regex(VISIBLE, unseen("SMTP_PASSWORD")).optional(),
    /** On port 465 the default is tls. */
    SMTP_SECURITY: oneOf("SMTP_SECURITY", "starttls", "tls", "none"),
    ENQUIRY_FROM: z.email("ENQUIRY_FROM must be an address, for example ENQUIRY_FROM=website@example.com."),
    ENQUIRY_TO: z
      .string(ENQUIRY_TO)
      .transform((text) => text.split(",").map((part) => part.trim()))
      .pipe(z.array(z.email(ENQUIRY_TO))),
  })
  .refine(
    (env) => Boolean(env.SMTP_USER) === Boolean(env.SMTP_PASSWORD),
    always("SMTP_USER and SMTP_PASSWORD belong together: set SMTP_USER= and SMTP_PASSWORD=, or neither."),
  )
  .refine(
    (env) => env.SMTP_PORT !== 465 || env.SMTP_SECURITY === "tls",
    always("SMTP_SECURITY must be tls on port 465: set SMTP_PORT=587, or leave out SMTP_SECURITY=."),
  )
  .refine(
    (env) => env.SMTP_SECURITY !== "none" || !env.SMTP_PASSWORD || THIS_MACHINE.test(env.SMTP_HOST),
    always(
      "SMTP_SECURITY would send the password without TLS to another machine: set SMTP_SECURITY=starttls or tls.",
    ),
  );

const webhookSchema = z
  .object({
    name: z.literal("webhook"),
    WEBHOOK_URL: z
      .url({ protocol: /^https?$/, error: WEBHOOK_URL })
      .regex(VISIBLE, unseen("WEBHOOK_URL"))
      .transform((text) => new URL(text))
      // fetch refuses them.
      .refine(({ username, password }) => !username && !password, WEBHOOK_URL),
    WEBHOOK_SECRET: z.string().regex(SECRET, WEBHOOK_SECRET).optional(),
    WEBHOOK_FORMAT: oneOf("WEBHOOK_FORMAT", "json", "slack", "teams"),
  })
  // Slack and Teams don't check signatures; their address itself is secret.
  .refine((env) => env.WEBHOOK_FORMAT !== "json" || env.WEBHOOK_SECRET, always(WEBHOOK_SECRET));

const schema = z.object({
  /** 0 means any free port. */
  PORT: wholeNumber("PORT", 0, 65_535, 4321).default(4321),
  /** The address or host name to listen on; undefined means all addresses. */
  HOST: z.string().optional(),
  /** Enquiries per minute from one address. */
  RATE_LIMIT_PER_MINUTE: wholeNumber("RATE_LIMIT_PER_MINUTE", 1, 1_000_000, 10).default(10),
  /** 1 if the server is behind a proxy of ours. */
  TRUSTED_PROXIES: oneOf("TRUSTED_PROXIES", "0", "1"),
  /** In the order in which they are tried; empty in log mode. */
  deliveries: z.array(z.discriminatedUnion("name", [smtpSchema, webhookSchema])),
});

/** The mail server, the sender and the recipients. */
export type SmtpSettings = z.infer<typeof smtpSchema>;
/** The receiver of webhooks and the secret shared with it. */
export type WebhookSettings = z.infer<typeof webhookSchema>;
/** How the server listens, where enquiries go, and what protects the endpoint. */
export type Settings = z.infer<typeof schema>;

/** Returns what should be mended, but isn't refused, because an update must not take a site down. */
export function warningsOf({ deliveries }: Settings): string[] {
  const smtp = deliveries.find((delivery) => delivery.name === "smtp");
  const from = smtp && mailboxOf(smtp.ENQUIRY_FROM);
  const isOwn = smtp?.ENQUIRY_TO.some((to) => mailboxOf(to) === from);
  return isOwn ? [OWN_RECIPIENT] : [];
}

/** Returns an address without its tag, as in sales+web@example.com: both arrive in one mailbox. */
const mailboxOf = (address: string) => address.replace(/\+.*(?=@)/, "").toLowerCase();

/**
 * Reads the settings from environment variables. Empty ones count as not set; those of a delivery
 * that is not in use are ignored, if ENQUIRY_DELIVERY says so.
 * @throws Error with a line for each missing or malformed setting, naming it and an example
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const mistakes: string[] = [];
  function collect<Result>(read: () => Result): Result | undefined {
    try {
      return read();
    } catch (error) {
      mistakes.push((error as Error).message);
      return undefined;
    }
  }
  const { SITE_URL, OTHER_ADDRESSES } = env;
  collect(() => SITE_URL && checkSiteUrl(SITE_URL));
  collect(() => OTHER_ADDRESSES && checkOtherAddresses(OTHER_ADDRESSES, SITE_URL));
  const names = collect(() => readDeliveries(env)) ?? [];
  // On this port a server waits for TLS, and a visitor would wait with it.
  const SMTP_SECURITY = Number(env["SMTP_PORT"]) === 465 ? "tls" : "starttls";
  const deliveries = names.map((name) => ({ SMTP_SECURITY, ...env, name }));
  const { data, error } = schema.safeParse({ ...env, deliveries });
  mistakes.push(...(error?.issues.map(({ message }) => message) ?? []));
  if (!data || mistakes.length > 0) throw new Error([...new Set(mistakes)].join("\n"));
  return data;
}
