import { testContract } from "../support/contract.ts";
import { missing, startCaddy, startNginx, startWrangler, WRANGLER } from "../support/web-servers.ts";

testContract({ name: "nginx", start: startNginx, isProxy: true, missing: () => missing("nginx", ["-v"]) });
testContract({
  name: "Caddy",
  start: startCaddy,
  isProxy: true,
  missing: () => missing("caddy", ["version"]),
});
testContract({
  name: "Cloudflare",
  start: startWrangler,
  isCloudflare: true,
  missing: () => missing("npx", ["--yes", WRANGLER, "--version"]),
});
