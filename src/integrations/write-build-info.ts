import { mkdirSync, writeFileSync } from "node:fs";
import type { AstroIntegration } from "astro";
import type { BuildInfo } from "../../server/read-build-info.ts";
import { isDeliveryMode } from "../lib/delivery-mode.ts";
import { getContent, getSite } from "../reader/content.ts";

/**
 * Writes what the server must know about the built site to build/build-info.json, beside the folder of the
 * public files.
 */
export const writeBuildInfo = (): AstroIntegration => ({
  name: "build-info",
  hooks: {
    "astro:build:done": ({ dir }) => {
      const { mail, labels, messages } = getContent("features/enquiry");
      const info: BuildInfo = {
        host: new URL(getSite().url).hostname,
        mode: isDeliveryMode() ? "delivery" : "log",
        messages,
        mail: { ...mail, labels },
      };
      const folder = new URL("../build/", dir);
      mkdirSync(folder, { recursive: true });
      writeFileSync(new URL("build-info.json", folder), JSON.stringify(info));
    },
  },
});
