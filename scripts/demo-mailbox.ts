/**
 * Starts a mailbox (a real mail server on this machine, and a page that lists the mails) and sets
 * the settings that send enquiries to it. MAILBOX_PORT is the page's port (default 4325).
 */
import { once } from "node:events";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { html } from "hono/html";
import PostalMime, { type Email } from "postal-mime";
import { openMailbox } from "./mailbox.ts";

const mailbox = await openMailbox();
const inbox = new Hono();
inbox.get("/", async (context) => {
  const mails = await Promise.all(mailbox.mails.map((mail) => PostalMime.parse(mail)));
  return context.html(page(mails.reverse()));
});
const server = createAdaptorServer({ fetch: inbox.fetch });
server.listen(Number(process.env["MAILBOX_PORT"] ?? 4325), "127.0.0.1");
await once(server, "listening").catch(({ message }: Error) => {
  console.error(`${message}. Choose another port for the mailbox: MAILBOX_PORT=4326 npm run demo.`);
  process.exit(1);
});

const { port } = server.address() as { port: number };
console.log(`The mailbox is at http://127.0.0.1:${port}`);

Object.assign(process.env, {
  ENQUIRY_DELIVERY: "smtp",
  SMTP_URL: `smtp://127.0.0.1:${mailbox.port}?ignoreTLS=true`,
  ENQUIRY_FROM: "website@kasv.example",
  ENQUIRY_TO: "sales@kasv.example",
});

function page(mails: Email[]) {
  const items = mails.map(
    (mail) => html`<article>
      <h2>${mail.subject}</h2>
      <p>From ${mail.from?.address}, answers to ${mail.replyTo?.[0]?.address}</p>
      <pre>${mail.text}</pre>
    </article>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta http-equiv="refresh" content="3" />
      <link rel="icon" href="data:," />
      <title>Mailbox (${mails.length})</title>
      <h1>Mailbox</h1>
      ${mails.length > 0 ? items : html`<p>Nothing has arrived yet. This page looks again every three seconds.</p>`}
    </html>`;
}
