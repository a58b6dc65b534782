// Plain JavaScript, because an older Node can't run TypeScript.
/** The server, as production starts it: node server/index.js. With --check it only reads the settings. */
import "./check-node.js";

const { start } = await import("./main.ts");
start(new URL("..", import.meta.url), process.argv.includes("--check"));
