import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/**
 * While developing, loads all content anew when a file of it is changed, added or
 * removed: a text can refer to any fact. A mistake shows in the browser, which
 * keeps the last good text until the mistake is corrected.
 */
export function liveContent(): AstroIntegration {
  let folder: string;
  return {
    name: "live-content",
    hooks: {
      "astro:config:done": ({ config }) => {
        folder = fileURLToPath(new URL("content/", config.srcDir));
      },
      "astro:server:setup": ({ server, refreshContent, logger }) => {
        let hasMistake = false;
        server.watcher.on("all", async (_, file) => {
          if (!file.startsWith(folder)) return;
          try {
            await refreshContent?.({});
            // What is as it was before the mistake reloads no page by itself.
            if (hasMistake) server.hot.send({ type: "full-reload" });
            hasMistake = false;
          } catch (error) {
            hasMistake = true;
            const { message } = error as Error;
            logger.error(message);
            server.hot.send({ type: "error", err: { message, stack: "" } });
          }
        });
      },
    },
  };
}
