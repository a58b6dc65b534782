import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

/** The errors that the mail server can make: a reply, such as "452 Its disk is full after DATA", or else. */
export type SmtpError =
  | `${number}${string} ${"at greeting" | "after DATA"}`
  | "drop at RCPT"
  | "drop after DATA";

/** The settings with which a server delivers to the mailbox. */
export const deliveringTo = ({ port }: { port: number }) => ({
  ENQUIRY_DELIVERY: "smtp",
  SMTP_HOST: "127.0.0.1",
  SMTP_PORT: String(port),
  SMTP_SECURITY: "none",
  ENQUIRY_FROM: "website@example.com",
  ENQUIRY_TO: "sales@example.com",
});

/** Opens, for one test, a real mail server that stores accepted mails and makes errors on request. */
export async function testMailbox(options: SMTPServerOptions = {}, port = 0) {
  const mailbox = {
    /** The port that was asked for, or a free one. */
    port,
    /** The accepted mails, as received. */
    mails: [] as Buffer[],
    /** The name by which the client greeted. */
    client: "",
    /** The error that it makes now. */
    error: undefined as SmtpError | undefined,
    /** A recipient that it refuses. */
    unknown: "",
    /** Delays the greeting of a client. */
    beforeGreeting: (): void | Promise<void> => {},
    /** Delays the acceptance of a mail. */
    beforeAccept: async () => {},
  };
  const socketOf = (session: string) =>
    [...server.connections].find(({ session: { id } }) => id === session)?._socket;
  /** Fails or continues at a stage of a session. */
  const answer = (stage: string, session: string, callback: (failure?: Error | null) => void) => {
    const { error } = mailbox;
    if (!error?.endsWith(stage)) callback();
    else if (error.startsWith("drop")) socketOf(session)?.destroy();
    else callback(Object.assign(new Error(error.slice(4)), { responseCode: Number(error.slice(0, 3)) }));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    ...options,
    onConnect: async ({ id }, callback) => {
      await mailbox.beforeGreeting();
      answer("greeting", id, callback);
    },
    onMailFrom: (_, { hostNameAppearsAs }, callback) => {
      mailbox.client = hostNameAppearsAs;
      callback();
    },
    onRcptTo: ({ address }, { id }, callback) => {
      if (address === mailbox.unknown) callback(Object.assign(new Error("Unknown"), { responseCode: 550 }));
      else answer("RCPT", id, callback);
    },
    onData: async (stream, { id }, callback) => {
      const mail = await buffer(stream);
      if (/^\d.* after DATA$/.test(mailbox.error ?? "")) return answer("DATA", id, callback);
      await mailbox.beforeAccept();
      mailbox.mails.push(mail);
      answer("after DATA", id, callback);
    },
  });
  // A client that gives up resets the connection, which is expected.
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  onTestFinished(async () => {
    for (const { _socket } of server.connections) _socket.destroy();
    await new Promise<void>((resolve) => server.close(resolve));
  });
  await once(server.server, "listening");
  mailbox.port = (server.server.address() as AddressInfo).port;
  return mailbox;
}
