import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { serve } from "../scripts/serve.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";

/** A stand-in, which notes how it is called, and fails where the file “fails” says. */
const DOCKER = `#!/bin/sh
echo "$*" | tee -a calls | grep -vqf fails`;
const RENEW = "compose build --pull";
const CHECK = "compose run --rm --no-deps --build site node server/index.js --check";
const UP = "compose up -d --build --wait";
const UPDATE = [CHECK, UP, "image prune -f"];

/** Creates a repository with two commits, its clone on a server, and a monitor. */
async function setUp() {
  const folder = temporaryFolder();
  const [origin, server, bin] = [join(folder, "origin"), join(folder, "server"), join(folder, "bin")];
  let heartbeats = 0;
  const { url, close } = await serve(() => new Response(`${++heartbeats}`));
  onTestFinished(close);
  const env = { ...process.env, PATH: `${bin}:${process.env["PATH"]}`, HEARTBEAT_URL: url };

  const git = (...args: string[]) => execFileSync("git", ["-C", origin, ...args]);
  const commit = (...options: string[]) => {
    git("add", ".");
    git("-c", "user.name=A", "-c", "user.email=a@b", "commit", "-qm", "A", "--allow-empty", ...options);
  };
  /** Runs the script on the server, and returns what it did. */
  const publish = async (...args: string[]) => {
    const before = heartbeats;
    const script = spawn("sh", ["deploy/publish.sh", ...args], { cwd: server, env, stdio: "ignore" });
    const [code] = await once(script, "exit");
    const calls = join(server, "calls");
    const docker = existsSync(calls) ? readFileSync(calls, "utf8").trim().split("\n") : [];
    rmSync(calls, { force: true });
    return { succeeds: code === 0, docker, heartbeats: heartbeats - before };
  };

  mkdirSync(bin);
  writeFileSync(join(bin, "docker"), DOCKER, { mode: 0o755 });
  cpSync("deploy/publish.sh", join(origin, "deploy/publish.sh"));
  git("init", "-q", "-b", "main");
  commit();
  commit();
  git("clone", "-q", origin, server);
  writeFileSync(join(server, "fails"), "");
  return { server, git, commit, publish };
}

const success = (...docker: string[]) => ({ succeeds: true, docker, heartbeats: 1 });
const failure = (...docker: string[]) => ({ succeeds: false, docker, heartbeats: 0 });

it("what failed is tried again without another commit; until then the monitor isn't called", async () => {
  const { server, commit, publish } = await setUp();
  expect(await publish()).toEqual(success(RENEW, ...UPDATE));
  expect(await publish()).toEqual(success());
  // After a mistake in .env the site stays as it is.
  for (const calls of [[CHECK], [CHECK, UP]]) {
    commit();
    writeFileSync(join(server, "fails"), calls.at(-1) ?? "");
    for (const _ of [1, 2]) expect(await publish()).toEqual(failure(...calls));
    writeFileSync(join(server, "fails"), "");
    expect(await publish()).toEqual(success(...UPDATE));
  }
  expect(await publish()).toEqual(success());
});

it("where release is followed, a commit of main that it hasn't after two days is a failure", async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const { server, git, commit, publish } = await setUp();
  git("branch", "release");
  execFileSync("git", ["-C", server, "fetch", "-q"]);
  execFileSync("git", ["-C", server, "checkout", "-q", "release"]);
  await publish();
  for (const [hours, result] of [
    [47, success()],
    [49, failure()],
  ] as const) {
    vi.stubEnv("GIT_COMMITTER_DATE", new Date(Date.now() - hours * 3_600_000).toISOString());
    commit();
    expect(await publish()).toEqual(result);
  }
  git("branch", "-f", "release", "main");
  expect(await publish()).toEqual(success(...UPDATE));
});

it("in a new month Node and Caddy are renewed; an old commit stays until its branch is back", async () => {
  const { server, publish } = await setUp();
  await publish();
  const record = join(server, ".git/public");
  writeFileSync(record, readFileSync(record, "utf8").replace(/ .+/, " 2026-01"));
  expect(await publish()).toEqual(success(RENEW, ...UPDATE));
  expect(await publish("HEAD^")).toEqual(success(...UPDATE));
  expect(await publish()).toEqual(failure());
  execFileSync("git", ["-C", server, "checkout", "-q", "main"]);
  expect(await publish()).toEqual(success(...UPDATE));
});

it.each<[string, (place: Awaited<ReturnType<typeof setUp>>) => void]>([
  ["a rewritten commit", ({ commit }) => commit("--amend", "-m", "B")],
  ["a commit taken back", ({ git }) => git("reset", "-q", "--hard", "HEAD^")],
  ["a renamed branch", ({ git }) => git("branch", "-m", "trunk")],
  [
    "a change on the server",
    ({ git, server, commit }) => {
      git("rm", "-q", "deploy/publish.sh");
      commit();
      writeFileSync(join(server, "deploy/publish.sh"), `${readFileSync("deploy/publish.sh")}#`);
    },
  ],
])("after %s the monitor isn't called", async (_what, change) => {
  const place = await setUp();
  await place.publish();
  change(place);
  expect(await place.publish()).toEqual(failure());
});
