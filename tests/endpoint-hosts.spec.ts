import { makeServerFolder, startServer } from "./support/child-server.ts";
import { settingsFor, testEnquiries } from "./support/enquiries.ts";

testEnquiries({
  name: "the project's own server",
  start: async (webhook) => {
    const { folder, remove } = makeServerFolder("delivery");
    const settings = { ...settingsFor(webhook), RATE_LIMIT_PER_MINUTE: "1000" };
    const { url, output, stop } = await startServer(folder, settings);
    return { origin: url, logs: output, stop: () => stop("SIGKILL").then(remove) };
  },
});
