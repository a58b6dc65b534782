/** Starts the server in production: node server/index.js. */
import "./check-node.js";

await import("./main.ts");
