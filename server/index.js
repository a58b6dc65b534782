/** The server, as production starts it: node server/index.js. With --check it only checks its settings. */
import "./check-node.js";

await import(process.argv.includes("--check") ? "./check.ts" : "./main.ts");
