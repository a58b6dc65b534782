import { z } from "zod";

const NAMES = ["smtp", "webhook"] as const;
type DeliveryName = (typeof NAMES)[number];

/** Where enquiries go, and what guards the endpoint. */
export interface EnquirySettings {
  /** At least one; the first decides acceptance. */
  deliveries: readonly [DeliveryName, ...DeliveryName[]];
  smtp: { url: URL; from: string; to: string } | undefined;
  webhook: { url: URL; secret: string } | undefined;
  /** For one address, from 1. */
  ratePerMinute: number;
  redisUrl: string | undefined;
  trustedProxies: number;
  metricsPort: number | undefined;
  altchaKey: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const SMTP_PARAMETERS = ["requireTLS", "ignoreTLS", "tls.rejectUnauthorized"];

/** An empty setting is one that isn't made, as in a file of settings. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
const address = (protocols: readonly string[], help: string) =>
  z
    .string(help)
    .refine(
      (text) => protocols.includes(URL.parse(text)?.protocol ?? "") && URL.parse(text)?.host !== "",
      help,
    );
const wholeNumber = (min: number, max: number, help: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, help)
    .transform(Number)
    .refine((number) => number >= min && number <= max, help);

const SMTP_HELP = "Set it like SMTP_URL=smtps://user:password@mail.example.com:465.";
const FROM_HELP = "Set it to an address, for example ENQUIRY_FROM=website@example.com.";
const TO_HELP = "Set it to an address, for example ENQUIRY_TO=sales@example.com.";
const WEBHOOK_HELP = "Set it like WEBHOOK_URL=https://crm.example.com/enquiries.";
const SECRET_HELP = "Set it to 16 characters or more, for example WEBHOOK_SECRET=$(openssl rand -hex 32).";
const RATE_HELP = "Set it to a whole number from 1, for example RATE_LIMIT_PER_MINUTE=10.";
const REDIS_HELP = "Set it like RATE_LIMIT_REDIS_URL=redis://localhost:6379.";
const PROXIES_HELP = "Set it to how many proxies stand in front, for example TRUSTED_PROXIES=1.";
const METRICS_HELP = "Set it to a port, for example METRICS_PORT=9464.";
const ALTCHA_HELP = "Set it to 16 characters or more, for example ALTCHA_HMAC_KEY=$(openssl rand -hex 32).";

const smtpSchema = z.object({
  SMTP_URL: address(["smtp:", "smtps:"], SMTP_HELP).refine(
    (text) =>
      [...(URL.parse(text)?.searchParams.keys() ?? [])].every((name) => SMTP_PARAMETERS.includes(name)),
    `It may end in ${SMTP_PARAMETERS.join(", ")} only, for example SMTP_URL=smtp://localhost:25?ignoreTLS=true.`,
  ),
  ENQUIRY_FROM: z.string(FROM_HELP).pipe(z.email(FROM_HELP)),
  ENQUIRY_TO: z.string(TO_HELP).pipe(z.email(TO_HELP)),
});
const webhookSchema = z.object({
  WEBHOOK_URL: address(["https:", "http:"], WEBHOOK_HELP),
  WEBHOOK_SECRET: z.string(SECRET_HELP).min(16, SECRET_HELP),
});
const commonSchema = z.object({
  RATE_LIMIT_PER_MINUTE: optional(wholeNumber(1, 1_000_000, RATE_HELP)),
  RATE_LIMIT_REDIS_URL: optional(address(["redis:", "rediss:"], REDIS_HELP)),
  TRUSTED_PROXIES: optional(wholeNumber(0, 10, PROXIES_HELP)),
  METRICS_PORT: optional(wholeNumber(0, 65_535, METRICS_HELP)),
  ALTCHA_HMAC_KEY: optional(z.string().min(16, ALTCHA_HELP)),
});

/** Settings whose value must not be repeated in a message. */
const SECRET = new Set(["SMTP_URL", "WEBHOOK_SECRET", "RATE_LIMIT_REDIS_URL", "ALTCHA_HMAC_KEY"]);

/**
 * Reads what ENQUIRY_DELIVERY says.
 * @param value such as "smtp" or "smtp,webhook"; nothing, "" or "log" is log mode
 * @returns in the order given; none in log mode
 * @throws Error in one line that names the setting and an example
 */
export function readDeliveries(value: string | undefined): DeliveryName[] {
  if (!value || value === "log") {
    return [];
  }
  const names = value.split(",").map((name) => name.trim());
  const known = names.filter((name): name is DeliveryName => NAMES.some((other) => other === name));
  if (known.length < names.length || new Set(names).size < names.length) {
    throw new Error(
      `ENQUIRY_DELIVERY is “${value}”, which is not smtp, webhook or both. Set it like ENQUIRY_DELIVERY=smtp, or leave it out.`,
    );
  }
  return known;
}

/**
 * Reads where enquiries go.
 * @returns nothing in log mode
 * @throws Error with one line for each setting that is missing or malformed, naming it and an example
 */
export function readEnquirySettings(env: Environment): EnquirySettings | undefined {
  const [first, ...others] = readDeliveries(env["ENQUIRY_DELIVERY"]);
  if (!first) {
    return undefined;
  }
  const deliveries = [first, ...others] as const;
  const problems: string[] = [];
  const read = <T>(schema: z.ZodType<T>): T | undefined => {
    const result = schema.safeParse(env);
    problems.push(...(result.error?.issues.map((issue) => describe(issue, env)) ?? []));
    return result.data;
  };
  const smtp = deliveries.includes("smtp") ? read(smtpSchema) : undefined;
  const webhook = deliveries.includes("webhook") ? read(webhookSchema) : undefined;
  const common = read(commonSchema);
  if (problems.length > 0 || !common) {
    throw new Error([...new Set(problems)].join("\n"));
  }
  return {
    deliveries,
    smtp: smtp && { url: new URL(smtp.SMTP_URL), from: smtp.ENQUIRY_FROM, to: smtp.ENQUIRY_TO },
    webhook: webhook && { url: new URL(webhook.WEBHOOK_URL), secret: webhook.WEBHOOK_SECRET },
    ratePerMinute: common.RATE_LIMIT_PER_MINUTE ?? 10,
    redisUrl: common.RATE_LIMIT_REDIS_URL,
    trustedProxies: common.TRUSTED_PROXIES ?? 0,
    metricsPort: common.METRICS_PORT,
    altchaKey: common.ALTCHA_HMAC_KEY,
  };
}

function describe(issue: z.core.$ZodIssue, env: Environment): string {
  const name = String(issue.path[0]);
  const value = env[name];
  if (!value) {
    return `${name} is missing. ${issue.message}`;
  }
  return SECRET.has(name)
    ? `${name} is malformed. ${issue.message}`
    : `${name} is “${value}”, which is malformed. ${issue.message}`;
}
