/**
 * Sends enquiries to the server in delivery mode, with a mail server that fails
 * at random and with kills of the process, and counts what was lost or doubled;
 * then measures the rate without faults beside a bare Nodemailer loop that sends
 * the same mails over as many connections to the same mail server, a process of its
 * own. The endpoint also has clients to answer, which take their part of a small
 * machine: each one's own processor time for an enquiry tells what it does itself.
 * Prints a report and ends with 1 where the promise was broken. BENCH_SEED repeats a run.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { type ChildServer, makeServerFolder, startServer } from "../server/enquiries/testing/child-server.ts";
import { FAULTS, type Fault, type Mailbox, openMailbox } from "../server/enquiries/testing/mailbox.ts";
import { send } from "./bench-client.ts";
import { inParallel, quantile, seededRandom } from "./bench-tools.ts";

const ENQUIRIES = 2_000;
const AT_ONCE = 50;
const KILLS = 3;
/** Of the mails. A server that hangs costs seconds, so these are fewer. */
const FAULT_RATE = 0.1;
const HANG_RATE = 0.01;
/** A visitor would give up earlier; here each enquiry should end as accepted. */
const MAX_ATTEMPTS = 50;
const TARGET = 0.7;
/** Of the comparison without faults, and mails before it that don't count. */
const ROUNDS = 3;
const WARM_UP = 200;

const seed = Number(process.env["BENCH_SEED"] ?? Math.floor(Math.random() * 1e9));
const { folder, remove } = makeServerFolder(["smtp"]);
console.log(`Seed ${seed}. ${ENQUIRIES} enquiries, ${AT_ONCE} at once.\n`);
try {
  const isKept = await withFaults();
  await withoutFaults();
  process.exitCode = isKept ? 0 : 1;
} finally {
  remove();
}

/** One copy of an enquiry in the mailbox. */
interface Copy {
  /** How often the server had been killed. */
  life: number;
  /** Whether the mail server kept it without saying so, which no sender can tell from a loss. */
  isSilent: boolean;
}

async function withFaults(): Promise<boolean> {
  const random = seededRandom(seed);
  const hangs = FAULTS.filter((fault) => fault.startsWith("hang"));
  const others = FAULTS.filter((fault) => !fault.startsWith("hang"));
  const pick = (faults: readonly Fault[]) => faults[Math.floor(random() * faults.length)];
  const copies = new Map<number, Copy[]>();
  let kills = 0;

  const mailbox = await openMailbox();
  mailbox.fault = () => {
    const draw = random();
    return draw < HANG_RATE ? pick(hangs) : draw < FAULT_RATE ? pick(others) : undefined;
  };
  mailbox.beforeAccept = async (mail, fault, era) => {
    const number = Number(/^Enquiry number (\d+)\./m.exec(String(mail))?.[1]);
    copies.set(number, [...(copies.get(number) ?? []), { life: era, isSilent: fault === "drop after DATA" }]);
  };

  let server = await start(mailbox);
  const { port } = new URL(server.url);
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, peakMemory(server))), 100);
  const waits: number[] = [];
  const answers = new Map<string, number>();
  let accepted = 0;
  let killing = Promise.resolve();
  const acceptedNumbers: number[] = [];

  await inParallel(ENQUIRIES, AT_ONCE, async (number) => {
    const key = crypto.randomUUID();
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const begin = performance.now();
      const status = await send(server.url, number, key);
      answers.set(String(status), (answers.get(String(status)) ?? 0) + 1);
      if (status === 201) {
        waits.push(performance.now() - begin);
        acceptedNumbers.push(number);
        accepted += 1;
        if (kills < KILLS && accepted >= ((kills + 1) * ENQUIRIES) / (KILLS + 1)) {
          kills += 1;
          killing = restart();
        }
        return;
      }
      await killing;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });

  async function restart() {
    server.child.kill("SIGKILL");
    await server.ended;
    mailbox.era += 1;
    server = await start(mailbox, port);
  }

  clearInterval(watch);
  server.child.kill("SIGTERM");
  await server.ended;
  await mailbox.close();

  const lost = acceptedNumbers.filter((number) => !copies.has(number)).length;
  const doubles = countDoubles([...copies.values()]);
  console.log(`| with faults and ${KILLS} kills | |\n|---|---|`);
  for (const [label, value] of [
    ["accepted", accepted],
    ["delivered", copies.size],
    ["lost: accepted, but not in the mailbox (must be 0)", lost],
    ["delivered twice within one process life (must be 0)", doubles.within],
    ["delivered twice across a kill", doubles.across],
    ["delivered twice after the mail server kept one without a word (same Message-ID)", doubles.silent],
    ["answers", [...answers].map(([status, count]) => `${status}: ${count}`).join(", ")],
    [
      "p50, p99 until accepted",
      `${quantile(waits, 0.5).toFixed(0)} ms, ${quantile(waits, 0.99).toFixed(0)} ms`,
    ],
    ["peak memory", peak ? `${(peak / 1e6).toFixed(0)} MB` : "unknown on this system"],
  ]) {
    console.log(`| ${label} | ${value} |`);
  }
  return lost === 0 && doubles.within === 0 && accepted === ENQUIRIES;
}

/** Sorts second copies by what caused them. */
function countDoubles(enquiries: readonly Copy[][]) {
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

/** In turns, so that a slow moment of the machine hits both alike. */
async function withoutFaults(): Promise<void> {
  const mailbox = spawn(process.execPath, ["scripts/bench-mailbox.ts"]);
  const [line] = await once(mailbox.stdout, "data");
  const port = Number(line);
  const server = await start({ port });
  const post = async (number: number) => {
    const status = await send(server.url, number, crypto.randomUUID());
    if (status !== 201) throw new Error(`Without faults the server answered ${status}.`);
  };
  const rounds: { own: Pace; bare: Pace }[] = [];
  await inParallel(WARM_UP, AT_ONCE, post);
  for (let round = 0; round < ROUNDS; round++) {
    const begin = performance.now();
    const used = processorMs(server);
    await inParallel(ENQUIRIES, AT_ONCE, post);
    const rate = ENQUIRIES / ((performance.now() - begin) / 1000);
    const own = { rate, processor: (processorMs(server) - used) / ENQUIRIES };
    rounds.push({ own, bare: await barePace(port) });
  }
  server.child.kill("SIGTERM");
  await server.ended;
  mailbox.kill();
  const median = (of: "own" | "bare", what: keyof Pace) => {
    const values = rounds.map((round) => round[of][what]);
    return quantile(values, 0.5);
  };
  const ratio = (above: number, below: number) => (above / below).toFixed(2);
  const [own, bare] = [median("own", "rate"), median("bare", "rate")];
  const [ownTime, bareTime] = [median("own", "processor"), median("bare", "processor")];
  console.log(
    `\n| without faults, median of ${ROUNDS} | enquiries a second | processor time for each |\n|---|---|---|`,
  );
  console.log(`| this server | ${own.toFixed(0)} | ${ownTime.toFixed(2)} ms |`);
  console.log(`| bare Nodemailer, same pool and mails | ${bare.toFixed(0)} | ${bareTime.toFixed(2)} ms |`);
  console.log(`| ratio (target ${TARGET}) | ${ratio(own, bare)} | ${ratio(bareTime, ownTime)} |`);
}

/** How fast, and at what cost. */
interface Pace {
  /** Enquiries a second. */
  rate: number;
  /** The sender's own processor time for each, in ms; NaN where the system doesn't tell. */
  processor: number;
}

/** Of Nodemailer alone, in a process of its own, as the server is. */
async function barePace(port: number): Promise<Pace> {
  const bare = spawn(
    process.execPath,
    ["scripts/bench-nodemailer.ts", port, ENQUIRIES, WARM_UP, AT_ONCE].map(String),
  );
  const [rate = Number.NaN, processor = Number.NaN] = (await text(bare.stdout)).split(" ").map(Number);
  return { rate, processor };
}

function start(mailbox: Pick<Mailbox, "port">, port = "0"): Promise<ChildServer> {
  return startServer(folder, {
    PORT: port,
    ENQUIRY_DELIVERY: "smtp",
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    ENQUIRY_FROM: "website@example.com",
    ENQUIRY_TO: "sales@example.com",
    RATE_LIMIT_PER_MINUTE: "1000000",
  });
}

/** The most memory that the server has held until now, in bytes; 0 where the system doesn't tell. */
function peakMemory({ child }: ChildServer): number {
  const file = `/proc/${child.pid}/status`;
  const kilobytes = existsSync(file) ? /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(file, "utf8"))?.[1] : "0";
  return Number(kilobytes ?? 0) * 1024;
}

/** What the server has used of a processor until now, in ms; NaN where the system doesn't tell (proc(5)). */
function processorMs({ child }: ChildServer): number {
  const file = `/proc/${child.pid}/stat`;
  const line = existsSync(file) ? readFileSync(file, "utf8") : "";
  const [user, system] = line
    .slice(line.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * 10;
}
