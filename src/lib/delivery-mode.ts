/**
 * Returns whether the site is built for delivery mode.
 * @param value the value of ENQUIRY_DELIVERY, which the build has validated
 */
export function isDeliveryMode(value: string | undefined = process.env["ENQUIRY_DELIVERY"]): boolean {
  return value !== undefined && value !== "" && value !== "log";
}
