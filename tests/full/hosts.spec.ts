import { testContract } from "../support/hosts.ts";
import { startCaddy, startNginx, startWrangler } from "../support/web-servers.ts";

testContract({ name: "nginx", start: startNginx, isProxy: true });
testContract({ name: "Caddy", start: startCaddy, isProxy: true });
for (const config of ["wrangler.jsonc", "wrangler-delivery.jsonc"]) {
  testContract({
    name: `Cloudflare by ${config}`,
    start: () => startWrangler(`deploy/cloudflare/${config}`),
    isCloudflare: true,
  });
}
