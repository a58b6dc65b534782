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
  /** The name by which the client greeted. */
  client: string;
  /** The error that it makes now. */
  error: SmtpError | undefined;
  /** A recipient that it refuses. */
  unknown: string;
  /** Delays the greeting of a client, and the acceptance of a mail. */
  beforeGreeting: () => void;
  beforeAccept: () => Promise<void>;
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
    client: "",
    error: undefined,
    unknown: "",
    beforeGreeting: () => {},
    beforeAccept: async () => {},
    close: async () => {
      for (const { _socket } of server.connections) _socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
  /** Fails, hangs or continues at a stage of a session. */
  const answer = (stage: string, callback: (failure?: Error | null) => void) => {
    const { error } = mailbox;
    if (!error?.endsWith(stage)) callback();
    else if (!error.startsWith("hang")) {
      callback(Object.assign(new Error(`Refused ${stage}`), { responseCode: Number(error.slice(0, 3)) }));
    }
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    ...options,
    onConnect: (_, callback) => {
      mailbox.beforeGreeting();
      answer("greeting", callback);
    },
    onMailFrom: (_, { hostNameAppearsAs }, callback) => {
      mailbox.client = hostNameAppearsAs;
      answer("MAIL", callback);
    },
    onRcptTo: ({ address }, _, callback) => {
      if (address === mailbox.unknown) callback(Object.assign(new Error("Unknown"), { responseCode: 550 }));
      else answer("RCPT", callback);
    },
    onData: async (stream, { id }, callback) => {
      const mail = await buffer(stream);
      const socket = [...server.connections].find(({ session }) => session.id === id)?._socket;
      if (mailbox.error === "552 after DATA") return answer("DATA", callback);
      await mailbox.beforeAccept();
      mailbox.mails.push(mail);
      if (mailbox.error === "drop after DATA") return void socket?.destroy();
      callback();
      if (mailbox.error === "drop after 250") socket?.end();
    },
  });
  // A client that gives up resets the connection, which is expected.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  mailbox.port = (server.server.address() as AddressInfo).port;
  return mailbox;
}
