import { execFileSync } from "node:child_process";
import { expect, skipWithout, test } from "../fixtures";
import { missing } from "../support/program.ts";
import { rawRequest } from "../support/raw-request.ts";
import { startCaddy } from "../support/web-servers.ts";

interface Panel {
  data: { data: string; hits: { count: number } }[];
}
type Report = Record<"requests" | "static_requests" | "not_found", Panel> & {
  general: { failed_requests: number };
};

const hits = ({ data }: Panel) => Object.fromEntries(data.map((row) => [row.data, row.hits.count]));

test("GoAccess counts the visits in Caddy's log by page", async () => {
  skipWithout(missing("goaccess", ["--version"]));
  const server = await startCaddy("http://127.0.0.1:9/hook");
  for (const path of [
    "/",
    "/about?a=1",
    "/about",
    "/growth-guide.pdf",
    "/icon-512.png",
    "/no-such",
    "/services/",
  ]) {
    await rawRequest(server.origin, path);
  }
  await expect.poll(server.logs).toContain("/services/");
  const input = server.logs().replaceAll(/^(?!.*http\.log\.access).*\n/gm, "");
  await server.stop();

  const options = ["-", "-p", "deploy/goaccess.conf", "--no-progress", "-o", "json"];
  const report: Report = JSON.parse(
    execFileSync("goaccess", options, { input, encoding: "utf8", stdio: "pipe" }),
  );
  expect(report.general.failed_requests).toBe(0);
  // The test requests the home page until the server answers.
  expect(hits(report.requests)).toEqual({ "/": expect.any(Number), "/about": 2, "/growth-guide.pdf": 1 });
  expect(hits(report.static_requests)).toEqual({ "/icon-512.png": 1 });
  expect(hits(report.not_found)).toEqual({ "/no-such": 1 });
});
