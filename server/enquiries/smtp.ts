import { hostname } from "node:os";
import { createTransport } from "nodemailer";
import { DELIVERY_MS } from "../../src/shared/enquiry-request.ts";
import type { SiteNotes } from "../build-notes.ts";
import { needsTls, type SmtpSettings } from "../settings.ts";
import { type Delivery, DeliveryError } from "./delivery.ts";
import type { Log } from "./log.ts";
import { composeMail } from "./mail.ts";

const MAX_CONNECTIONS = 10;

/**
 * Creates a delivery by mail. An enquiry is accepted once the server has answered 250 to its
 * content (RFC 5321, section 4.2.5).
 * @param site the texts of mails, and the host by which this machine greets the mail server if it has no
 * full name of its own, because many refuse [127.0.0.1]. In SMTP_URL, name sets another
 * @param deliveryMs how long the server may be silent: as long as the whole delivery, because a
 * shorter time could report an enquiry as failed that is accepted late
 */
export function smtpDelivery(
  settings: SmtpSettings,
  { mail: texts, host }: Pick<SiteNotes, "mail" | "host">,
  log: Log,
  deliveryMs = DELIVERY_MS,
): Delivery {
  const machine = hostname();
  const options = {
    // Nodemailer reads host, user, password and the query parameters from it.
    url: settings.SMTP_URL.href,
    name: machine.includes(".") ? machine : host,
    requireTLS: needsTls(settings.SMTP_URL),
    connectionTimeout: deliveryMs / 2,
    dnsTimeout: deliveryMs / 2,
    greetingTimeout: deliveryMs,
    socketTimeout: deliveryMs,
    socketCloseTimeout: 5_000,
  };
  const transport = createTransport({
    ...options,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // Only repeats what can't have been sent, because the server had closed the pooled connection.
    maxRequeues: 2,
  });
  // Mails contain visitors' text, which must not make Nodemailer read a file or fetch an address.
  const safe = { disableFileAccess: true, disableUrlAccess: true, xMailer: false } as const;

  return {
    name: "smtp",
    destination: `${settings.SMTP_URL.hostname}:${settings.SMTP_URL.port || (settings.SMTP_URL.protocol === "smtps:" ? 465 : 587)}`,
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
        throw toDeliveryError(error);
      }
    },
    check: async () => {
      // Fails if there is a password and the server offers no login: then it would take no mail either.
      const forceAuth = settings.SMTP_URL.username !== "";
      try {
        await createTransport({ ...options, forceAuth }).verify();
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/** Keeps the codes of an error and drops its message, which may quote the enquiry. */
function toDeliveryError(error: unknown): DeliveryError {
  const { code, originalCode, command, responseCode } = error as Readonly<Record<string, unknown>>;
  // originalCode is the specific one, such as DEPTH_ZERO_SELF_SIGNED_CERT; Nodemailer's own code is
  // ESOCKET.
  const reason = [command, responseCode ?? originalCode ?? code ?? "unknown"].filter(Boolean).join(" ");
  return new DeliveryError(reason, {
    isTimeout: code === "ETIMEDOUT" || code === "EABORT",
    // What is refused at DATA may be refused for its content.
    isRefusal: responseCode !== undefined && command !== "DATA",
  });
}
