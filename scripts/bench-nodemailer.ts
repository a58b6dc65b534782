/** The floor for bench-enquiries.ts: Nodemailer alone. Prints mails per second. Takes the port and the number of mails. */
import { createTransport } from "nodemailer";
import { MAX_CONNECTIONS } from "../server/enquiries/smtp.ts";

const [port, count] = process.argv.slice(2).map(Number);
const transport = createTransport({ host: "127.0.0.1", port, pool: true, maxConnections: MAX_CONNECTIONS });
const send = (number: number) =>
  transport.sendMail({
    from: "website@example.com",
    to: "sales@example.com",
    replyTo: { name: `Visitor ${number}`, address: "visitor@example.com" },
    subject: "Enquiry from Example",
    text: `Name: Visitor ${number}\nEmail: visitor@example.com\nCompany: Example\n\nEnquiry number ${number}.`,
  });

await Promise.all(Array.from({ length: 200 }, (_, number) => send(number)));
const begin = performance.now();
await Promise.all(Array.from({ length: count ?? 0 }, (_, number) => send(number)));
console.log((count ?? 0) / ((performance.now() - begin) / 1000));
transport.close();
