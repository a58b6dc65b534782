import { testContract } from "../support/hosts.ts";
import {
  startCaddy,
  startNginx,
  startWrangler,
  whyNoCaddy,
  whyNoNginx,
  whyNoWrangler,
} from "../support/web-servers.ts";

testContract({ name: "nginx", start: startNginx, isProxy: true, missing: whyNoNginx });
testContract({ name: "Caddy", start: startCaddy, isProxy: true, missing: whyNoCaddy });
for (const config of ["wrangler.jsonc", "wrangler-delivery.jsonc"]) {
  testContract({
    name: `Cloudflare by ${config}`,
    start: () => startWrangler(`deploy/cloudflare/${config}`),
    isCloudflare: true,
    missing: whyNoWrangler,
  });
}
