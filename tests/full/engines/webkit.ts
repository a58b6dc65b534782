import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { expect } from "../../fixtures.ts";
import { freePort } from "../../support/free-port.ts";
import type { Visitor } from "./engines.ts";

/** Finds WebKitGTK's minimal browser in Debian's folder. */
export const findMiniBrowser = () => globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").at(-1);

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
  const ask = async (method: string, path: string, body?: object) => {
    const sent = body ? JSON.stringify(body) : null;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: sent });
    const { value } = (await response.json()) as { value: Record<string, string> };
    if (!response.ok) throw new Error(`${path}: ${value["error"]} ${value["message"]}`);
    return value;
  };
  await expect(() => ask("GET", "/status")).toPass({ timeout: 30_000 });
  const options = { binary: program, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const { sessionId } = await ask("POST", "/session", { capabilities });
  const command = (path: string, body: object) => ask("POST", `/session/${sessionId}${path}`, body);
  const read = (expression: string): Promise<unknown> =>
    command("/execute/sync", { script: `return ${expression}`, args: [] });
  const act = async (selector: string, action: string, body: object) => {
    // The driver doesn't always scroll to it.
    await read(
      `void document.querySelector(${JSON.stringify(selector)})?.scrollIntoView({ behavior: "instant", block: "center" })`,
    );
    const found = await command("/element", { using: "css selector", value: selector });
    await command(`/element/${Object.values(found)[0]}/${action}`, body);
  };
  return {
    open: async (url) => void (await command("/url", { url })),
    resize: async (width, height) => {
      await command("/window/rect", { width, height });
      // The window is larger than the page by its frame and toolbars.
      const frame = width - ((await read("innerWidth")) as number);
      await command("/window/rect", { width: width + frame, height });
    },
    read,
    click: (selector) => act(selector, "click", {}),
    type: (selector, text) => act(selector, "value", { text }),
    quit: async () => {
      await ask("DELETE", `/session/${sessionId}`);
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}
