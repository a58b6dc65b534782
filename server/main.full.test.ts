import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { makeServerFolder } from "../tests/support/child-server.ts";
import { startTestServer } from "../tests/support/endpoint.ts";

it("half of a request's head is cut off after 15 s", async () => {
  const { folder, remove } = makeServerFolder("log");
  onTestFinished(remove);
  const socket = connect((await startTestServer(folder)).port, "127.0.0.1");
  const begin = performance.now();
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - begin).toBeGreaterThan(14_000);
  expect(performance.now() - begin).toBeLessThan(20_000);
});
