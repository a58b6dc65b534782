/**
 * Runs the site in delivery mode with its own mailbox; nothing leaves the machine. PORT is the
 * site's port (default 4321).
 */
import "./demo-mailbox.ts";

// Imported when the settings of the mailbox are set.
await import("./build.ts");
await import("../server/main.ts");
