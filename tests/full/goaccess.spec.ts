import { execFileSync } from "node:child_process";
import { expect, skipWithout, test } from "../fixtures";
import { missing } from "../support/program.ts";
import { rawRequest } from "../support/raw-request.ts";
import { startCaddy, startNginx } from "../support/web-servers.ts";

interface Panel {
  data: { data: string; hits: { count: number } }[];
}
type Report = Record<"requests" | "static_requests" | "not_found" | "referrers", Panel> & {
  general: { total_requests: number; valid_requests: number; failed_requests: number };
};

/** Runs GoAccess on a log, with a configuration of deploy/goaccess. */
function reportOn(log: string, config: string): Report {
  const options = ["-", "-p", `deploy/goaccess/${config}`, "--no-progress", "-o", "json"];
  return JSON.parse(execFileSync("goaccess", options, { input: log, encoding: "utf8", stdio: "pipe" }));
}

const hits = ({ data }: Panel) => Object.fromEntries(data.map((row) => [row.data, row.hits.count]));

/** A minute of visits: path and referrer. */
const VISITS: [path: string, referrer: string][] = [
  ["/", "https://search.example/?q=growth+for+mari"],
  ["/about?email=mari@example.com", ""],
  ["/about", "https://www.kasv.example/"],
  ["/growth-guide.pdf", ""],
  ["/icon-512.png", ""],
  ["/no-such-page", "https://old.example/links"],
  ["/services/", ""],
];

for (const [name, start] of [
  ["nginx", startNginx],
  ["caddy", startCaddy],
] as const) {
  test(`${name} logs visits without data about visitors, and they are counted by page`, async () => {
    skipWithout(missing("goaccess", ["--version"]));
    const server = await start(1);
    for (const [path, referrer] of VISITS) {
      const headers = { Referer: referrer, "User-Agent": "Mari's browser" };
      await rawRequest(server.origin, path, { headers });
    }
    await expect.poll(() => server.logs()).toContain("/services/");
    const log = server.logs();
    await server.stop();
    for (const personal of ["127.0.0.1", "::1", "mari", "browser", "?"]) {
      expect(log.toLowerCase()).not.toContain(personal);
    }

    const report = reportOn(log, `${name}.conf`);
    expect(report.general.failed_requests).toBe(0);
    // The test requests the home page until the server answers.
    expect(hits(report.requests)).toEqual({ "/": expect.any(Number), "/about": 2, "/growth-guide.pdf": 1 });
    expect(hits(report.static_requests)).toEqual({ "/icon-512.png": 1 });
    expect(hits(report.not_found)).toEqual({ "/no-such-page": 1 });
    if (name === "nginx") {
      expect(hits(report.referrers)).toMatchObject({ "search.example": 1, "old.example": 1 });
    }
  });
}
