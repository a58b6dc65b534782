import { mkdirSync, writeFileSync } from "node:fs";
import type { AstroIntegration } from "astro";
import type { SiteNotes } from "../../server/build-notes.ts";
import { isDeliveryMode } from "../lib/delivery-mode.ts";
import { getContent, getSite } from "../reader/content.ts";

/**
 * Writes what the server must know about the built site to build/site.json, beside the folder of the
 * public files.
 */
export function serverNotes(): AstroIntegration {
  return {
    name: "server-notes",
    hooks: {
      // For server/worker.ts, also before the first build.
      "astro:config:done": ({ injectTypes }) => {
        const content = 'declare module "*/build/site.json" { const notes: unknown; export default notes; }';
        injectTypes({ filename: "site.d.ts", content });
      },
      "astro:build:done": ({ dir }) => {
        const folder = new URL("../build/", dir);
        mkdirSync(folder, { recursive: true });
        writeFileSync(new URL("site.json", folder), JSON.stringify(describeSite()));
      },
    },
  };
}

/** @throws Error for a mistake in the texts of the forms */
function describeSite(): SiteNotes {
  const { mail, labels, messages, toasts } = getContent("features/enquiry");
  return {
    host: new URL(getSite().url).hostname,
    mode: isDeliveryMode() ? "delivery" : "log",
    messages,
    failure: toasts.failed.body,
    mail: { ...mail, labels },
  };
}
