import { startNode } from "./support/delivery-servers.ts";
import { testEnquiries } from "./support/enquiries.ts";

testEnquiries({ name: "the project's own server", start: startNode });
