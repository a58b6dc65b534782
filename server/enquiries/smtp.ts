import { createTransport } from "nodemailer";
import { type Delivery, DeliveryError } from "./delivery.ts";
import { composeMail } from "./mail.ts";

/** How to reach the mail server, and whom to write to. */
export interface SmtpSettings {
  /** smtp: or smtps:, with user and password where the server asks for them. */
  url: URL;
  from: string;
  to: string;
}

/** Waits in ms. A server that stalls must not hold a connection for long. */
export interface SmtpTimeouts {
  connection: number;
  greeting: number;
  /** Without a byte, at any later stage. */
  socket: number;
}

const TIMEOUTS: SmtpTimeouts = { connection: 5_000, greeting: 5_000, socket: 10_000 };
export const MAX_CONNECTIONS = 10;

/**
 * Delivers by mail. An enquiry is accepted once the server has answered 250 to
 * its content (RFC 5321, section 4.2.5).
 */
export function smtpDelivery(settings: SmtpSettings, timeouts = TIMEOUTS): Delivery {
  const transport = createTransport({
    ...connectionOptions(settings.url),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
    dnsTimeout: timeouts.connection,
    socketCloseTimeout: timeouts.connection,
    // Only repeats what can't have been sent: a pooled connection that the server had closed meanwhile.
    maxRequeues: 2,
  });
  // Mail is written from visitors' text; nothing in it may name a file or an address to fetch.
  const safe = { disableFileAccess: true, disableUrlAccess: true, xMailer: false } as const;

  return {
    name: "smtp",
    deliver: async (enquiry, signal) => {
      const mail = composeMail(enquiry, settings.from, settings.to);
      try {
        await transport.sendMail({ ...mail, ...safe, signal });
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

/**
 * Reads an SMTP address. A password is never sent without TLS, except to this
 * machine or where the address says ignoreTLS=true.
 */
function connectionOptions(url: URL) {
  const { hostname, port, username, password, searchParams } = url;
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const ignoreTLS = searchParams.get("ignoreTLS") === "true";
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
  return {
    host,
    ...(port ? { port: Number(port) } : {}),
    secure: url.protocol === "smtps:",
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    ignoreTLS,
    requireTLS: searchParams.get("requireTLS") === "true" || (username !== "" && !isLocal && !ignoreTLS),
    tls: { rejectUnauthorized: searchParams.get("tls.rejectUnauthorized") !== "false" },
  };
}

/** Keeps the codes of a failure and drops its text, which may quote the enquiry. */
function explain(error: unknown): DeliveryError {
  const { code, command, responseCode } = error as {
    code?: unknown;
    command?: unknown;
    responseCode?: unknown;
  };
  const reason = [command, responseCode ?? code ?? "unknown"].filter(Boolean).join(" ");
  return new DeliveryError(reason, code === "ETIMEDOUT" || code === "EABORT");
}
