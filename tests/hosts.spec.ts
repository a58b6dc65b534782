import { testEnquiries } from "./support/enquiries.ts";
import { startNode } from "./support/hosts.ts";

testEnquiries({ name: "the project's own server", start: startNode });
