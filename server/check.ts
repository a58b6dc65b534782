/**
 * Checks the settings and ends with 1 if one is wrong: node server/index.js --check. With --deliver
 * it also checks the built site, and tries the mail server or the webhook.
 */
import { fileURLToPath } from "node:url";
import { readBuiltSite } from "./built-site.ts";
import { loadEnvFile } from "./env-file.ts";
import { readSettings, type Settings } from "./settings.ts";

/** How long a mail server or a webhook may take, in ms. */
const CHECK_MS = 10_000;
/** The likely reason for no answer, and for one that is not TLS. */
const WRONG_PORT =
  "Often the port doesn't fit (465 is that of smtps:, 587 that of smtp:), or a firewall blocks it.";

try {
  loadEnvFile();
  const settings = readSettings(process.env);
  console.log(
    `The settings are right: ${settings.deliveries.map(({ name }) => name).join(", ") || "log mode, the forms send nothing"}.`,
  );
  if (process.argv.includes("--deliver")) await tryDeliveries(settings);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** @throws Error with a line for each destination that can't be reached */
async function tryDeliveries({ deliveries }: Settings): Promise<void> {
  const mode = deliveries.length > 0 ? "delivery" : "log";
  const site = readBuiltSite(fileURLToPath(new URL("..", import.meta.url)), mode);
  const { createDelivery } = await import("./enquiries/connect.ts");
  const { orAborted } = await import("./enquiries/delivery.ts");
  const failures: string[] = [];
  for (const settings of deliveries) {
    const delivery = createDelivery(settings, site, () => {});
    const signal = AbortSignal.timeout(CHECK_MS);
    try {
      await orAborted(delivery.check(signal), signal);
      console.log(`${delivery.destination} can be reached.`);
    } catch (error) {
      const reason = (error as Error).message;
      const hint = delivery.name === "smtp" && /deadline|TIMEDOUT|SSL/.test(reason) ? ` ${WRONG_PORT}` : "";
      failures.push(`${delivery.destination} can't be reached: ${reason}.${hint}`);
    } finally {
      delivery.close();
    }
  }
  if (failures.length > 0) throw new Error(failures.join("\n"));
}
