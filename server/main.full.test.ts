import { expect, it, onTestFinished } from "vitest";
import { isRefused, makeServerFolder, startServer } from "../tests/support/child-server.ts";
import { createGate } from "../tests/support/gate.ts";
import { deliveringTo, testMailbox } from "../tests/support/mailbox.ts";
import { HOME, posted } from "../tests/support/sample-enquiries.ts";

it("a server that stops answers an enquiry in flight, however long its delivery may take", async () => {
  const { folder, remove } = makeServerFolder("delivery");
  onTestFinished(remove);
  const mailbox = await testMailbox();
  const gate = createGate();
  mailbox.beforeAccept = gate.pass;
  const { child, url, ended } = await startServer(folder, deliveringTo(mailbox));
  const sent = fetch(`${url}/api/enquiries`, posted(HOME));
  await gate.reached;
  child.kill("SIGTERM");
  await expect.poll(() => isRefused(Number(new URL(url).port))).toBe(true);
  // After 20 s.
  expect((await sent).status).toBe(502);
  expect(await ended).toEqual([0, null]);
});
