/** Starts the server in production: node server/index.js. */
import "./check-node.js";

await import("./main.ts");

// npm start runs this in a shell, which a SIGTERM to npm ends without telling the server.
if (process.env["npm_lifecycle_event"] === "start") {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}
