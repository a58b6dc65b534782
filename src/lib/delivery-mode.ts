const DELIVERIES = ["smtp", "webhook"] as const;
type DeliveryName = (typeof DELIVERIES)[number];

/** The settings of the deliveries, also with ENQUIRY_DELIVERY misspelled. */
export const IS_DELIVERY_SETTING = /^(ENQUIRY|SMTP|WEBHOOK)_/;

/**
 * Parses ENQUIRY_DELIVERY, for the build and for the server.
 * @param env the environment; ENQUIRY_DELIVERY is such as "smtp" or "smtp,webhook"; "log" means log mode, and so
 * do undefined and "", unless there are settings of a delivery
 * @returns the deliveries in the given order; empty in log mode
 * @throws Error with a one-line message that names the setting and an example
 */
export function readDeliveries(env: Readonly<Record<string, string | undefined>>): DeliveryName[] {
  const value = env["ENQUIRY_DELIVERY"];
  const example = "Set it like ENQUIRY_DELIVERY=smtp, or ENQUIRY_DELIVERY=log.";
  if (!value) {
    const settings = Object.keys(env).filter((name) => env[name] && IS_DELIVERY_SETTING.test(name));
    if (settings.length === 0) return [];
    throw new Error(`ENQUIRY_DELIVERY is not set, but ${settings.join(", ")}. ${example}`);
  }
  if (value === "log") return [];
  const names = value.split(",").map((name) => name.trim());
  const known = names.filter((name): name is DeliveryName => DELIVERIES.some((other) => other === name));
  if (known.length < names.length || new Set(names).size < names.length) {
    throw new Error(`ENQUIRY_DELIVERY is “${value}”, which is not smtp, webhook or both. ${example}`);
  }
  return known;
}

/**
 * Returns whether the site is built for delivery mode.
 * @throws Error if ENQUIRY_DELIVERY is malformed
 */
export function isDeliveryMode(): boolean {
  return readDeliveries(process.env).length > 0;
}
