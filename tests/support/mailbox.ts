import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** The errors that the mail server can make. */
export type SmtpError =
  | "421 at greeting"
  | "452 at MAIL"
  | "550 at RCPT"
  | "552 after DATA"
  | "hang at greeting"
  | "drop after DATA"
  | "drop after 250";

/** A real mail server that stores accepted mails and makes errors on request. */
export interface Mailbox {
  port: number;
  /** The accepted mails, as received. */
  mails: Buffer[];
  /** Returns the next error; called at the greeting of each session and for each mail. */
  nextError: () => SmtpError | undefined;
  /** Recipients that it refuses. */
  unknown: string[];
  /** Delays the acceptance of a mail. */
  beforeAccept: (mail: Buffer) => Promise<void>;
  close: () => Promise<void>;
}

/** The settings with which a server delivers to the mailbox. */
export const deliveringTo = ({ port }: Mailbox) => ({
  ENQUIRY_DELIVERY: "smtp",
  SMTP_HOST: "127.0.0.1",
  SMTP_PORT: String(port),
  SMTP_SECURITY: "none",
  ENQUIRY_FROM: "website@example.com",
  ENQUIRY_TO: "sales@example.com",
});

/** Starts it on a free port. */
export async function openMailbox(options: SMTPServerOptions = {}): Promise<Mailbox> {
  const mailbox: Mailbox = {
    port: 0,
    mails: [],
    nextError: () => undefined,
    unknown: [],
    beforeAccept: async () => {},
    close,
  };
  /** The error of each session's mail, chosen at MAIL. */
  const errors = new Map<string, SmtpError | undefined>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    ...options,
    onConnect: (_, callback) => answer("greeting", mailbox.nextError(), callback),
    onMailFrom: (_, session, callback) => {
      errors.set(session.id, mailbox.nextError());
      answer("MAIL", errors.get(session.id), callback);
    },
    onRcptTo: ({ address }, session, callback) => {
      const error = mailbox.unknown.includes(address) ? "550 at RCPT" : errors.get(session.id);
      answer("RCPT", error, callback);
    },
    onData: async (stream, session, callback) => {
      // A client that was killed halfway has not sent a mail.
      const mail = await buffer(stream).catch(() => undefined);
      if (!mail) {
        return;
      }
      const error = errors.get(session.id);
      const socket = () => [...server.connections].find(({ session: { id } }) => id === session.id)?._socket;
      if (error === "552 after DATA") {
        return answer("DATA", error, callback);
      }
      await mailbox.beforeAccept(mail);
      mailbox.mails.push(mail);
      if (error === "drop after DATA") {
        return void socket()?.destroy();
      }
      callback();
      if (error === "drop after 250") {
        socket()?.end();
      }
    },
    onClose: ({ id }) => void errors.delete(id),
  });
  // A client that gives up resets the connection, which is expected.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  mailbox.port = (server.server.address() as AddressInfo).port;
  return mailbox;

  async function close(): Promise<void> {
    for (const { _socket } of server.connections) {
      _socket.destroy();
    }
    await new Promise<void>((resolve) => server.close(resolve));
  }
}

/** Fails, hangs or continues at a stage of a session. */
function answer(
  stage: string,
  error: SmtpError | undefined,
  callback: (failure?: Error | null) => void,
): void {
  if (!error?.endsWith(stage)) {
    callback();
  } else if (!error.startsWith("hang")) {
    const responseCode = Number(error.slice(0, 3));
    callback(Object.assign(new Error(`Refused ${stage}`), { responseCode }));
  }
}
