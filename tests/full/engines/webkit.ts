import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { freePort } from "../../support/free-port.ts";
import type { Visitor } from "./visitor";

/** Finds WebKitGTK's minimal browser in Debian's folder. */
export const findMiniBrowser = () => globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").at(-1);

const ESCAPE = "\uE00C"; // W3C WebDriver, section 17.4.2.

/**
 * Starts WebKitGTK's minimal browser on a virtual screen and drives it by W3C WebDriver, the only
 * protocol that it supports.
 * @param program the path of MiniBrowser
 */
export async function startWebKit(program: string): Promise<Visitor> {
  const port = await freePort();
  const driver = spawn("xvfb-run", ["-a", "WebKitWebDriver", `--port=${port}`], {
    // WebKit's sandbox can't run as root, as in a container.
    env: {
      ...process.env,
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
    },
    stdio: "ignore",
    detached: true,
  });
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  await ready(() => ask("GET", "/status"));
  const capabilities = {
    alwaysMatch: { "webkitgtk:browserOptions": { binary: program, args: ["--automation"] } },
  };
  const { sessionId } = (await ask("POST", "/session", { capabilities })) as { sessionId: string };
  const command = (method: string, path: string, body?: object) =>
    ask(method, `/session/${sessionId}${path}`, body);
  const find = async (selector: string) => {
    const found = await command("POST", "/element", { using: "css selector", value: selector });
    return `/element/${Object.values(found as Record<string, string>)[0]}`;
  };
  const read = (expression: string) =>
    command("POST", "/execute/sync", { script: `return ${expression}`, args: [] });
  return {
    open: async (url) => void (await command("POST", "/url", { url })),
    resize: async (width, height) => {
      await command("POST", "/window/rect", { width, height });
      // The window is larger than the page by its frame and toolbars.
      const [inner, outer] = [await read("innerWidth"), width] as [number, number];
      await command("POST", "/window/rect", { width: width + (outer - inner), height });
    },
    read,
    click: async (selector) => void (await command("POST", `${await find(selector)}/click`, {})),
    type: async (selector, text) => void (await command("POST", `${await find(selector)}/value`, { text })),
    pressEscape: async () => {
      const actions = [
        { type: "keyDown", value: ESCAPE },
        { type: "keyUp", value: ESCAPE },
      ];
      await command("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    back: async () => void (await command("POST", "/back", {})),
    quit: async () => {
      await command("DELETE", "");
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}

/** Polls until a request succeeds, for at most 30 s. */
async function ready(ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await ask();
      return;
    } catch (error) {
      if (attempt === 150) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
