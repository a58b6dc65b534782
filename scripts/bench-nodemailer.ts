/**
 * The floor for bench-enquiries.ts: Nodemailer alone. Prints mails per second.
 * Takes the port, the number of mails, how many before them don't count, and how
 * many are under way at once.
 */
import { createTransport } from "nodemailer";
import { MAX_CONNECTIONS } from "../server/enquiries/smtp.ts";
import { inParallel } from "./bench-tools.ts";

const [port, mails = 0, warmUp = 0, atOnce = 1] = process.argv.slice(2).map(Number);
const transport = createTransport({ host: "127.0.0.1", port, pool: true, maxConnections: MAX_CONNECTIONS });
const send = (number: number) =>
  transport.sendMail({
    from: "website@example.com",
    to: "sales@example.com",
    replyTo: { name: `Visitor ${number}`, address: "visitor@example.com" },
    subject: "Enquiry from Example",
    text: `Name: Visitor ${number}\nEmail: visitor@example.com\nCompany: Example\n\nEnquiry number ${number}.`,
  });

await inParallel(warmUp, atOnce, send);
const begin = performance.now();
await inParallel(mails, atOnce, send);
console.log(mails / ((performance.now() - begin) / 1000));
transport.close();
