import { testContract } from "./support/hosts.ts";

testContract({
  name: "the project's own server",
  start: async (_, origin) => ({ origin, logs: () => "", stop: async () => {} }),
});
