/**
 * The floor for bench-enquiries.ts: Nodemailer alone, with the mails that the
 * endpoint writes. Prints mails per second, and the processor time for each in ms.
 * Takes the port, the number of mails, how many before them don't count, and how
 * many are under way at once.
 */
import { createTransport } from "nodemailer";
import { composeMail } from "../server/enquiries/mail.ts";
import { MAX_CONNECTIONS } from "../server/enquiries/smtp.ts";
import { inParallel } from "./bench-tools.ts";

const [port, mails = 0, warmUp = 0, atOnce = 1] = process.argv.slice(2).map(Number);
const transport = createTransport({ host: "127.0.0.1", port, pool: true, maxConnections: MAX_CONNECTIONS });
const id = "0".repeat(64);
const send = (number: number) => {
  const entered = { name: `Visitor ${number}`, email: "visitor@example.com", company: "Example", phone: "" };
  const message = `Enquiry number ${number}.`;
  const enquiry = { ...entered, form: "home" as const, message, id, reference: "K7M4-2QXD" };
  return transport.sendMail(composeMail(enquiry, "website@example.com", "sales@example.com"));
};

await inParallel(warmUp, atOnce, send);
const begin = performance.now();
const used = process.cpuUsage();
await inParallel(mails, atOnce, send);
const { user, system } = process.cpuUsage(used);
console.log(mails / ((performance.now() - begin) / 1000), (user + system) / 1000 / mails);
transport.close();
