/**
 * Whether the site is built to send enquiries, or for log mode.
 * @param value what ENQUIRY_DELIVERY holds; the build has checked it
 */
export function isDeliveryMode(value: string | undefined = process.env["ENQUIRY_DELIVERY"]): boolean {
  return value !== undefined && value !== "" && value !== "log";
}
