import { testEnquiries } from "../support/enquiries.ts";
import { startCaddy, startWorker } from "../support/hosts.ts";

testEnquiries({ name: "Node behind Caddy", start: startCaddy });
testEnquiries({ name: "Cloudflare", start: startWorker });
