import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { args } from "../../../playwright.config.ts";
import { startProgram } from "../../support/program.ts";

const CACHE = resolve("node_modules/.cache/chromium");

/**
 * Downloads an old Chromium from npm, unless that has been done.
 * @param version of the package @sparticuz/chromium, whose first number is the browser's
 * @returns its path; undefined if it can't be had, or doesn't run on this system
 */
export function fetchChromium(version: string): string | undefined {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const program = join(CACHE, version);
  if (existsSync(program)) return program;
  mkdirSync(CACHE, { recursive: true });
  try {
    const pack = ["pack", `@sparticuz/chromium@${version}`, "--silent", "--pack-destination", CACHE];
    const file = join(CACHE, execFileSync("npm", pack, { encoding: "utf8" }).trim());
    const unpack = ["-xzOf", file, "package/bin/chromium.br"];
    const compressed = execFileSync("tar", unpack, { maxBuffer: Number.POSITIVE_INFINITY });
    writeFileSync(`${program}.part`, brotliDecompressSync(compressed), { mode: 0o755 });
    rmSync(file);
    renameSync(`${program}.part`, program);
    return program;
  } catch {
    return undefined;
  }
}

/**
 * Starts an old Chromium and drives it by the DevTools protocol itself: Playwright and Puppeteer don't
 * speak to Chromium 109.
 * @param program the browser's path
 */
export async function startOldChromium(program: string) {
  const options = ["--headless", "--disable-gpu", "--remote-debugging-port=0"];
  const { match, stop } = await startProgram(program, [...args, ...options], /ws:\/\/(.+?)\//, {});
  // The first page may not be there yet.
  const tab = await fetch(`http://${match[1]}/json/new`, { method: "PUT" });
  const { webSocketDebuggerUrl } = (await tab.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, "open");
  let last = 0;
  const send = async (method: string, params: object = {}): Promise<Record<string, unknown>> => {
    const id = ++last;
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [event] = (await once(socket, "message")) as [MessageEvent<string>];
      const answer = JSON.parse(event.data) as { id?: number; error?: object; result: never };
      if (answer.id !== id) continue;
      if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
      return answer.result;
    }
  };
  return {
    /** Opens a page in a window of this size, in CSS pixels, with the system's theme. */
    async open(url: string, [width, height]: readonly [number, number], theme: "light" | "dark") {
      const features = [{ name: "prefers-color-scheme", value: theme }];
      await send("Emulation.setEmulatedMedia", { features });
      const size = { width, height, deviceScaleFactor: 1, mobile: false };
      await send("Emulation.setDeviceMetricsOverride", size);
      await send("Page.navigate", { url });
    },
    /** Evaluates an expression in the page; its value, or that of its promise, must be JSON. */
    async read(expression: string): Promise<unknown> {
      const options = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await send("Runtime.evaluate", options);
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return (result as { value: unknown }).value;
    },
    quit: () => stop(),
  };
}
