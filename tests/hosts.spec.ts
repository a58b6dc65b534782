import { testHost } from "./support/hosts.ts";
import { startNode } from "./support/web-servers.ts";

testHost({ name: "the project's own server", start: startNode });
