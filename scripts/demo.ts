/**
 * Runs the site in delivery mode with its own mailbox; nothing leaves the machine. PORT is the
 * site's port (default 4321).
 */
import { build } from "astro";
import "./demo-mailbox.ts";

await build({});
await import("../server/main.ts");
