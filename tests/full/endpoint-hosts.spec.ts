import { startBehind, startWorker } from "../support/delivery-servers.ts";
import { testEnquiries } from "../support/enquiries.ts";
import { missing, startCaddy, startNginx, WRANGLER } from "../support/web-servers.ts";

testEnquiries({
  name: "the server behind nginx",
  start: startBehind(startNginx),
  missing: () => missing("nginx", ["-v"]),
});
testEnquiries({
  name: "the server behind Caddy",
  start: startBehind(startCaddy),
  missing: () => missing("caddy", ["version"]),
});
testEnquiries({
  name: "the Worker on Cloudflare",
  start: startWorker,
  missing: () => missing("npx", ["--yes", WRANGLER, "--version"]),
});
