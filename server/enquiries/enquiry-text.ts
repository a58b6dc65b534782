import type { Enquiry } from "./delivery.ts";

/** What was entered as plain text. */
export function enquiryText(enquiry: Enquiry): string {
  const lines = [
    ["Name", enquiry.name],
    ["Email", enquiry.email],
    ["Company", enquiry.company],
    ["Phone", enquiry.phone],
    ["About", enquiry.topic],
    ["Found us", enquiry.source],
  ];
  const head = lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
  return `${head.join("\n")}\n\n${enquiry.message}`;
}
