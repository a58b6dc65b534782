/**
 * Pages per second and slowest answers of this project's server beside sirv-cli,
 * `astro preview` and one worker of nginx, on the same built site in one run, one
 * after the other; then this server's memory under load. All are asked for gzip,
 * compressed beforehand, over 50 connections: by wrk where it is installed, else by
 * autocannon, which needs so much of the machine that the servers wait for it.
 * Pages for each second of a server's own processor time depend least on what else
 * the machine does. Each is warm when the count begins. BENCH_SECONDS sets the time
 * for each (default 10), MEMORY_SECONDS that of the memory's watch (default 300).
 * A report, not a gate.
 */
import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { type Contender, prepareContenders } from "./bench-contenders.ts";
import { quantile } from "./bench-tools.ts";

const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 10);
const MEMORY_SECONDS = Number(process.env["MEMORY_SECONDS"] ?? 300);
const ROUNDS = 3;
const CONNECTIONS = 50;
const PAGES = ["/", "/about", "/services"];
const HAS_WRK = !spawnSync("wrk").error;

if (!existsSync("dist/index.html")) {
  console.error("There is no built site. Build it first: npm run build.");
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "bench-server-"));
const contenders = await prepareContenders(folder);
const [ours] = contenders;
if (!contenders.some(({ name }) => name.startsWith("nginx"))) {
  console.log("nginx is left out: “sudo apt-get install nginx-light” on Debian brings it.");
}

const script = join(folder, "pages.lua");
writeFileSync(
  script,
  `local pages, turn = { ${PAGES.map((page) => `"${page}"`).join(", ")} }, 0
request = function() turn = turn + 1; return wrk.format("GET", pages[turn % #pages + 1]) end`,
);
console.log(`Asked by ${HAS_WRK ? "wrk" : "autocannon (“sudo apt-get install wrk” brings a lighter one)"}.`);

/** Ended with this script, whatever happens. */
const running = new Set<ChildProcess>();
try {
  const results = new Map<string, { rate: number; thrift: number; slowest: number }[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const contender of contenders) {
      const server = await start(contender);
      await load(contender.port, SECONDS);
      const idle = processorSeconds(server);
      const { total, rate, slowest, isWrong } = await load(contender.port, SECONDS);
      if (isWrong) throw new Error(`${contender.name} gave wrong answers or none.`);
      const thrift = total / (processorSeconds(server) - idle);
      results.set(contender.name, [...(results.get(contender.name) ?? []), { rate, thrift, slowest }]);
      await stop(server);
    }
  }
  const of = (name: string, pick: "rate" | "thrift" | "slowest") =>
    quantile(
      (results.get(name) ?? []).map((one) => one[pick]),
      0.5,
    );
  console.log(
    "| server | pages a second | ours ÷ it | for each second of processor time | ours ÷ it | p99 |",
  );
  console.log("|---|---|---|---|---|---|");
  for (const name of results.keys()) {
    const ratio = (pick: "rate" | "thrift") => (of(ours.name, pick) / of(name, pick)).toFixed(2);
    console.log(
      `| ${name} | ${Math.round(of(name, "rate"))} | ${ratio("rate")} | ${Math.round(of(name, "thrift"))} | ${ratio("thrift")} | ${of(name, "slowest")} ms |`,
    );
  }
  const server = await start(ours);
  await load(ours.port, 10);
  const memory = [residentMegabytes(server)];
  for (let part = 0; part < 5; part++) {
    await load(ours.port, Math.ceil(MEMORY_SECONDS / 5));
    memory.push(residentMegabytes(server));
  }
  console.log(`\nMemory under ${MEMORY_SECONDS} s of load, in MB: ${memory.join(", ")}`);
  await stop(server);
} finally {
  for (const server of running) server.kill();
  rmSync(folder, { recursive: true });
}

/** Answers in all and for each second, and the time, in ms, that one in a hundred takes longer than. */
interface Load {
  total: number;
  rate: number;
  slowest: number;
  isWrong: boolean;
}

async function load(port: number, duration: number): Promise<Load> {
  const url = `http://127.0.0.1:${port}`;
  if (HAS_WRK) {
    return await loadByWrk(url, duration);
  }
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    requests: PAGES.map((path) => ({ path })),
    headers: { "accept-encoding": "gzip" },
    connections: CONNECTIONS,
    duration,
  });
  return {
    total: requests.total,
    rate: requests.average,
    slowest: latency.p99,
    isWrong: non2xx + errors > 0,
  };
}

async function loadByWrk(url: string, duration: number): Promise<Load> {
  const options = ["-t1", `-c${CONNECTIONS}`, `-d${duration}`, "--latency", "--timeout", "20s", "-s", script];
  const { stdout } = await promisify(execFile)("wrk", [...options, "-H", "Accept-Encoding: gzip", url]);
  const find = (pattern: RegExp) => pattern.exec(stdout)?.slice(1) ?? [];
  const [slowest, unit = ""] = find(/ 99% +([\d.]+)(us|ms|s)/);
  return {
    total: Number(find(/(\d+) requests in/)[0]),
    rate: Number(find(/Requests\/sec: +([\d.]+)/)[0]),
    slowest: Math.round(Number(slowest) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN)),
    isWrong: /Non-2xx|Socket errors/.test(stdout),
  };
}

async function start({ name, port, command: [program, ...args], env }: Contender): Promise<ChildProcess> {
  const server = spawn(program, args, { env: { ...process.env, ...env }, stdio: "ignore" });
  running.add(server);
  for (let attempt = 0; attempt < 150; attempt++) {
    const response = await fetch(`http://127.0.0.1:${port}/about`).catch(() => null);
    if (response?.ok) return server;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${name} did not start. Is port ${port} free?`);
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill();
  await ended;
  running.delete(server);
}

/** Processor time that a server and its workers have used. */
function processorSeconds(server: ChildProcess): number {
  const ticks = globSync("/proc/[0-9]*/stat")
    .map(readStat)
    .filter(({ pid, parent }) => pid === server.pid || parent === server.pid)
    .reduce((sum, { used }) => sum + used, 0);
  return ticks / 100;
}

/** Fields 4, 14 and 15 of a process's line (proc(5)); its name may hold spaces. */
function readStat(file: string) {
  try {
    const line = readFileSync(file, "utf8");
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    return {
      pid: Number.parseInt(line, 10),
      parent: Number(fields[1]),
      used: Number(fields[11]) + Number(fields[12]),
    };
  } catch {
    return { pid: 0, parent: 0, used: 0 }; // It has ended meanwhile.
  }
}

function residentMegabytes(server: ChildProcess): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
