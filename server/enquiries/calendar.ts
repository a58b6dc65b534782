import { ICalCalendar, ICalEventStatus } from "ical-generator";
import { CALL_MS } from "../../src/features/enquiry/calls/call-times.ts";
import type { Enquiry } from "./delivery.ts";

/**
 * Writes proposed times for a call as an iCalendar file (RFC 5545), one tentative
 * event for each, in UTC. The library escapes and folds what the visitor wrote.
 * It names no attendee and no method, so that nothing is sent or answered by itself.
 * @param stamp when the file is made
 */
export function callTimesCalendar(
  { id, reference, name, company, phone, email, topic, times = [] }: Enquiry,
  stamp: Date = new Date(),
): string {
  const calendar = new ICalCalendar({ prodId: { company: "website", product: "enquiries" } });
  const contact = [name, company, phone, email, topic, reference].filter(Boolean).join("\n");
  times.forEach((time, index) => {
    const start = new Date(time);
    calendar.createEvent({
      // The same for each attempt, so that a calendar takes a second copy for the first.
      id: `${id.slice(0, 32)}-${index + 1}`,
      stamp,
      start,
      end: new Date(start.getTime() + CALL_MS),
      summary: `Call with ${company || name}, time ${index + 1} of ${times.length}`,
      description: contact,
      status: ICalEventStatus.TENTATIVE,
    });
  });
  return calendar.toString();
}
