import { createTransport } from "nodemailer";
import type { MailTexts } from "../../src/features/enquiry/schema.ts";
import type { SmtpSettings } from "../settings.ts";
import { type Delivery, DeliveryError } from "./delivery.ts";
import { DELIVERY_MS } from "./dispatch.ts";
import type { Log } from "./log.ts";
import { composeMail } from "./mail.ts";

const MAX_CONNECTIONS = 10;

/**
 * Delivers by mail. An enquiry is accepted once the server has answered 250 to
 * its content (RFC 5321, section 4.2.5).
 * @param deliveryMs how long a server may be silent. As long as the whole delivery:
 *   to give up sooner would call failed what is accepted late
 */
export function smtpDelivery(
  settings: SmtpSettings,
  texts: MailTexts,
  log: Log,
  deliveryMs = DELIVERY_MS,
): Delivery {
  const transport = createTransport({
    // Read by Nodemailer: host, user, password, and what stands after the “?”.
    url: settings.SMTP_URL.href,
    requireTLS: needsTls(settings.SMTP_URL),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: deliveryMs / 2,
    dnsTimeout: deliveryMs / 2,
    greetingTimeout: deliveryMs,
    socketTimeout: deliveryMs,
    socketCloseTimeout: 5_000,
    // Only repeats what can't have been sent: a pooled connection that the server had closed meanwhile.
    maxRequeues: 2,
  });
  // Mail is written from visitors' text; nothing in it may name a file or an address to fetch.
  const safe = { disableFileAccess: true, disableUrlAccess: true, xMailer: false } as const;

  return {
    name: "smtp",
    deliver: async (enquiry, signal) => {
      const mail = composeMail(enquiry, texts, settings.ENQUIRY_FROM, settings.ENQUIRY_TO);
      try {
        const { rejected } = await transport.sendMail({ ...mail, ...safe, signal });
        if (rejected.length > 0) {
          log({
            event: "recipients-refused",
            reference: enquiry.reference,
            refused: rejected.length,
          });
        }
      } catch (error) {
        throw explain(error);
      }
    },
    check: async () => {
      try {
        await transport.verify();
      } catch (error) {
        throw explain(error);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/** A password is never sent without TLS, except to this machine or where the address says ignoreTLS=true. */
function needsTls({ hostname, username, searchParams }: URL): boolean {
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return username !== "" && !isLocal && searchParams.get("ignoreTLS") !== "true";
}

/** Keeps the codes of a failure and drops its text, which may quote the enquiry. */
function explain(error: unknown): DeliveryError {
  const { code, originalCode, command, responseCode } = error as Readonly<Record<string, unknown>>;
  // The first code tells what happened, such as DEPTH_ZERO_SELF_SIGNED_CERT; Nodemailer's own is ESOCKET.
  const reason = [command, responseCode ?? originalCode ?? code ?? "unknown"].filter(Boolean).join(" ");
  return new DeliveryError(reason, code === "ETIMEDOUT" || code === "EABORT");
}
