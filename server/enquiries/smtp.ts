import os from "node:os";
import { createTransport } from "nodemailer";
import { DELIVERY_MS } from "../../src/features/enquiry/shared-with-server/time-limits.ts";
import type { BuildInfo } from "../read-build-info.ts";
import type { SmtpSettings } from "../settings.ts";
import { type Delivery, DeliveryError } from "./delivery.ts";
import { log } from "./log.ts";
import { composeMail } from "./mail.ts";

/**
 * Creates a delivery by mail. An enquiry is accepted once the server has answered 250 to its
 * content (RFC 5321, section 4.2.5).
 * @param site the copy of mails, and the host by which this machine greets the mail server if it has no
 * full name of its own, because many refuse [127.0.0.1]
 */
export function smtpDelivery(
  settings: SmtpSettings,
  { mail: copy, host }: Pick<BuildInfo, "mail" | "host">,
): Delivery {
  const { SMTP_USER: user, SMTP_PASSWORD: pass, SMTP_SECURITY: security } = settings;
  const machine = os.hostname();
  const options = {
    host: settings.SMTP_HOST,
    port: settings.SMTP_PORT,
    secure: security === "tls",
    requireTLS: security === "starttls",
    ignoreTLS: security === "none",
    name: machine.includes(".") ? machine : host,
    auth: user ? { user, pass } : undefined,
    // For checks, which take no signal: as long as a delivery has.
    connectionTimeout: DELIVERY_MS,
    socketTimeout: DELIVERY_MS,
  };
  const transport = createTransport(options);
  // Fails if there is a password and the server offers no login: then it would take no mail either.
  const checkTransport = createTransport({ ...options, forceAuth: Boolean(user) });
  // Mails contain visitors' text, which must not make Nodemailer read a file or fetch an address.
  const safe = { disableFileAccess: true, disableUrlAccess: true, xMailer: false } as const;

  return {
    name: "smtp",
    deliver: async (enquiry, signal) => {
      const mail = composeMail(enquiry, copy, settings.ENQUIRY_FROM, settings.ENQUIRY_TO);
      const { rejected } = await transport.sendMail({ ...mail, ...safe, signal }).catch(throwDeliveryError);
      if (rejected.length === 0) return true;
      log({ event: "recipients-refused", reference: enquiry.reference, refused: rejected.length });
      return false;
    },
    check: async () => void (await checkTransport.verify().catch(throwDeliveryError)),
  };
}

/** Keeps the codes of an error and drops its message, which may quote the enquiry. */
function throwDeliveryError(error: unknown): never {
  const { code, originalCode, syscall, command, responseCode } = error as Readonly<Record<string, unknown>>;
  // originalCode is the specific one, such as DEPTH_ZERO_SELF_SIGNED_CERT; Nodemailer's own code is
  // ESOCKET.
  const reason = [command, responseCode ?? originalCode ?? code ?? "unknown"].filter(Boolean).join(" ");
  const hasNoConnection = code === "EDNS" || syscall === "connect";
  throw new DeliveryError(reason, {
    // A reply of 4xx says that nothing was accepted.
    canRetry: hasNoConnection || /^4/.test(String(responseCode)),
    marksDown: !hasNoConnection && code !== "EAUTH",
  });
}
