const DELIVERIES = ["smtp", "webhook"] as const;
type DeliveryName = (typeof DELIVERIES)[number];

/**
 * Parses ENQUIRY_DELIVERY, for the build and for the server.
 * @param value such as "smtp" or "smtp,webhook"; undefined, "" and "log" mean log mode
 * @returns the deliveries in the given order; empty in log mode
 * @throws Error with a one-line message that names the setting and an example
 */
export function readDeliveries(value: string | undefined): DeliveryName[] {
  if (!value || value === "log") return [];
  const names = value.split(",").map((name) => name.trim());
  const known = names.filter((name): name is DeliveryName => DELIVERIES.some((other) => other === name));
  if (known.length < names.length || new Set(names).size < names.length) {
    throw new Error(
      `ENQUIRY_DELIVERY is “${value}”, which is not smtp, webhook or both. Set it like ENQUIRY_DELIVERY=smtp, or ENQUIRY_DELIVERY=log.`,
    );
  }
  return known;
}

/**
 * Returns whether the site is built for delivery mode.
 * @throws Error if ENQUIRY_DELIVERY is malformed
 */
export function isDeliveryMode(): boolean {
  return readDeliveries(process.env["ENQUIRY_DELIVERY"]).length > 0;
}
