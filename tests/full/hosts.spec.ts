import { testContract } from "../support/hosts.ts";
import { missing, startCaddy, startNginx, startWrangler, WRANGLER } from "../support/web-servers.ts";

testContract({ name: "nginx", start: startNginx, isProxy: true, missing: () => missing("nginx", ["-v"]) });
testContract({
  name: "Caddy",
  start: startCaddy,
  isProxy: true,
  missing: () => missing("caddy", ["version"]),
});
for (const config of ["wrangler.jsonc", "wrangler-delivery.jsonc"]) {
  testContract({
    name: `Cloudflare by ${config}`,
    start: () => startWrangler(`deploy/cloudflare/${config}`),
    isCloudflare: true,
    missing: () => missing("npx", ["--yes", WRANGLER, "--version"]),
  });
}
