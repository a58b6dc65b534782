/**
 * Runs the site in delivery mode with a mailbox: a mail server on this machine, and a page that shows
 * what it got. Nothing leaves the machine. PORT is the site's port (default 4321).
 */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { build } from "astro";
import { Hono } from "hono";
import { html } from "hono/html";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { start } from "../server/main.ts";
import { serve } from "./serve.ts";

/** Not dist, which a running server may be serving. */
const FOLDER = "node_modules/.cache/website/demo/";

const mails: Email[] = [];
const mailServer = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  onData: async (stream, _, callback) => {
    mails.unshift(await PostalMime.parse(await buffer(stream)));
    callback();
  },
});
mailServer.listen(0, "127.0.0.1");
await once(mailServer.server, "listening");
const { port } = mailServer.server.address() as AddressInfo;
const list = () => html`<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="3">
  <title>Mailbox</title><h1>${mails.length} mails</h1>
  ${mails.map(({ subject, text }) => html`<article><h2>${subject}</h2><pre>${text}</pre></article>`)}`;
const inbox = await serve(new Hono().get("/", (context) => context.html(list())).fetch);

Object.assign(process.env, {
  ENQUIRY_DELIVERY: "smtp",
  SMTP_HOST: "127.0.0.1",
  SMTP_PORT: String(port),
  SMTP_SECURITY: "none",
  // Those of .env are for another mail server.
  SMTP_USER: "",
  SMTP_PASSWORD: "",
  ENQUIRY_FROM: "website@kasv.example",
  ENQUIRY_TO: "sales@kasv.example",
});
await build({ outDir: `${FOLDER}dist` });
console.log(`The mailbox is at ${inbox.url}`);
start(pathToFileURL(FOLDER));
