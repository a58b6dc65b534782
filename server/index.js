/** The server, as production starts it: node server/index.js. */
import "./check-node.js";

await import("./main.ts");
