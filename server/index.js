/** The server, as production starts it: node server/index.js. */
import "./check-node.js";

const { start } = await import("./main.ts");
start(new URL("..", import.meta.url));
