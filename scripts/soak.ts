/**
 * Sends enquiries to the server in delivery mode, while its mail server fails at random and the
 * server is killed (SIGKILL) and stopped (SIGTERM). Counts lost and duplicate enquiries, prints a
 * report, and ends with 1 if the promise of docs/decisions/0011-enquiry-delivery.md was broken.
 */
import { setTimeout as wait } from "node:timers/promises";
import { makeServerFolder, startServer } from "../tests/support/child-server.ts";
import { deliveringTo, openMailbox, SMTP_ERRORS, type SmtpError } from "../tests/support/mailbox.ts";

const ENQUIRIES = 2_000;
const AT_ONCE = 50;
/** The signals in order, sent at equal intervals of accepted enquiries. */
const KILLS = ["SIGKILL", "SIGTERM", "SIGKILL"] as const;
/** The share of mails with an error. Hangs are excluded, because each takes 20 s. */
const ERROR_RATE = 0.1;
const HANG_RATE = 0.01;
/** The share of mails that are accepted only after a delay, in ms. */
const SLOW_RATE = 0.003;
const SLOW_MS = 12_000;
/** More attempts than a visitor would make, so that each enquiry ends as accepted. */
const MAX_ATTEMPTS = 50;
const RETRY_MS = 50;

console.log(`${ENQUIRIES} enquiries, ${AT_ONCE} at once, ${KILLS.join(", ")}.`);
const { folder, remove } = makeServerFolder("delivery");
try {
  process.exitCode = (await soak()) ? 0 : 1;
} finally {
  remove();
}

/** A delivered mail of an enquiry. */
interface Copy {
  /** How many times the server had been ended before. */
  life: number;
  /**
   * Whether the mail server stored it without an answer, which a sender can't tell from a loss (RFC
   * 1047).
   */
  isSilent: boolean;
}

async function soak(): Promise<boolean> {
  const copies = new Map<number, Copy[]>();
  const mailbox = await openMailbox();
  mailbox.nextError = chooseError;
  mailbox.beforeAccept = async () => {
    if (Math.random() < SLOW_RATE) await wait(SLOW_MS);
  };
  mailbox.onKept = (mail, life, isSilent) => {
    const number = Number(/^Enquiry number (\d+)\./m.exec(String(mail))?.[1]);
    copies.set(number, [...(copies.get(number) ?? []), { life, isSilent }]);
  };

  const start = (port = "0") =>
    startServer(folder, { ...deliveringTo(mailbox), PORT: port, RATE_LIMIT_PER_MINUTE: "1000000" });
  let server = await start();
  const { url } = server;
  const restart = async (signal: NodeJS.Signals) => {
    server.child.kill(signal);
    await server.ended;
    mailbox.era += 1;
    server = await start(new URL(url).port);
  };

  const accepted: number[] = [];
  const answers = new Map<string, number>();
  let kills = 0;
  let restarted = Promise.resolve();
  let next = 0;
  const sendInTurn = async () => {
    while (next < ENQUIRIES) {
      const number = next++;
      const key = crypto.randomUUID();
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        const status = await post(url, number, key);
        answers.set(status, (answers.get(status) ?? 0) + 1);
        if (status === "201") {
          accepted.push(number);
          break;
        }
        await restarted;
        await wait(RETRY_MS);
      }
      const signal = KILLS[kills];
      if (signal && accepted.length >= ((kills + 1) * ENQUIRIES) / (KILLS.length + 1)) {
        kills += 1;
        restarted = restart(signal);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn));
  server.child.kill("SIGTERM");
  await server.ended;
  await mailbox.close();

  const lost = accepted.filter((number) => !copies.has(number)).length;
  const doubled = countDoubled([...copies.values()]);
  console.log(`accepted: ${accepted.length} of ${ENQUIRIES}
in the mailbox: ${copies.size}
lost, accepted and not in the mailbox (must be 0): ${lost}
doubled within one process life (must be 0): ${doubled.within}
doubled across a kill: ${doubled.across}
doubled after the mail server kept one without a word, with the same Message-ID: ${doubled.silent}
answers: ${[...answers].map(([status, count]) => `${status}: ${count}`).join(", ")}`);
  return lost === 0 && doubled.within === 0 && accepted.length === ENQUIRIES;
}

function chooseError(): SmtpError | undefined {
  const draw = Math.random();
  if (draw >= ERROR_RATE) return undefined;
  const errors = SMTP_ERRORS.filter((error) => error.startsWith("hang") === draw < HANG_RATE);
  return errors[Math.floor(Math.random() * errors.length)];
}

/** Sends an enquiry. @returns the status, or "cut off" if the connection broke */
async function post(url: string, number: number, key: string): Promise<string> {
  try {
    const response = await fetch(`${url}/api/enquiries`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify({
        form: "home",
        name: `Visitor ${number}`,
        email: "visitor@example.com",
        company: "Example",
        message: `Enquiry number ${number}.`,
      }),
    });
    await response.text();
    return String(response.status);
  } catch {
    return "cut off";
  }
}

/** Groups duplicate mails by their cause. */
function countDoubled(enquiries: readonly Copy[][]) {
  const counts = { within: 0, across: 0, silent: 0 };
  for (const copies of enquiries.filter(({ length }) => length > 1)) {
    const spoken = copies.filter(({ isSilent }) => !isSilent);
    const lives = new Set(spoken.map(({ life }) => life));
    if (spoken.length > lives.size) counts.within += 1;
    else if (lives.size > 1) counts.across += 1;
    else counts.silent += 1;
  }
  return counts;
}
