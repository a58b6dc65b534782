import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { CHECKSUM_FILE } from "../src/features/guide/checksum.ts";
import { COVER_FILE, GUIDE_FILE } from "../src/features/guide/guide-file.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";

/** What a release may generate. */
const GENERATED = [GUIDE_FILE, COVER_FILE, CHECKSUM_FILE];
const FILES = [...GENERATED, "src/features/guide/guide.css", "site"];
const PACKAGES = "deploy/packages.sh";

/** A repository, and a server's copy of it in which npm and systemctl only note their arguments. */
function machine() {
  const [origin, website, bin] = [temporaryFolder(), join(temporaryFolder(), "website"), temporaryFolder()];
  const git = (cwd: string, ...args: string[]) =>
    execFileSync("git", ["-c", "user.name=O", "-c", "user.email=o@firma.ee", ...args], {
      cwd,
      stdio: "pipe",
    });
  const notes = join(bin, "notes");
  for (const [name, last] of [
    [
      "npm",
      `case "$*" in
        *release) echo new >${GUIDE_FILE};;
        ci*) rm -rf node_modules && mkdir -p node_modules/.bin;;
      esac
      # The whole update, as systemd does.
      case "$*" in *"\${KILLED:-none}"*) kill 0;; *"\${FAILS:-none}"*) exit 1;; esac`,
    ],
    ["systemctl", `[ "$1" != restart ] || exit "\${RESTART:-0}"`],
  ]) {
    writeFileSync(join(bin, name ?? ""), `#!/bin/sh\necho "${name} $*" >>"${notes}"\n${last}\n`, {
      mode: 0o755,
    });
  }
  const commit = (text: string, packages = "") => {
    mkdirSync(join(origin, dirname(PACKAGES)), { recursive: true });
    copyFileSync(PACKAGES, join(origin, PACKAGES));
    writeFileSync(join(origin, "package-lock.json"), packages);
    for (const file of FILES) {
      mkdirSync(dirname(join(origin, file)), { recursive: true });
      writeFileSync(join(origin, file), text);
    }
    git(origin, "add", ".");
    git(origin, "commit", "-qm", text);
  };
  git(origin, "init", "-qb", "main");
  commit("first");
  git(origin, "tag", "live-1");
  git(origin, "clone", "-q", ".", website);
  const PATH = `${bin}:${process.env["PATH"]}`;
  execFileSync("sh", [PACKAGES], { cwd: website, env: { ...process.env, PATH } });
  const update = (args: string[] = [], env: Record<string, string> = {}) => {
    writeFileSync(notes, "");
    // In a process group of its own.
    const { status, stdout, stderr } = spawnSync("setsid", ["sh", resolve("deploy/update.sh"), ...args], {
      env: { ...process.env, PATH, WEBSITE: website, ...env },
      encoding: "utf8",
    });
    return { status, output: stdout + stderr, ran: readFileSync(notes, "utf8").trimEnd().split("\n") };
  };
  const site = () => readFileSync(join(website, "site"), "utf8");
  return { origin, website, notes, git, commit, update, site };
}

const INSTALL = "npm ci --loglevel=error --prefer-offline";
const DONE = ["npm run --silent doctor -- --settings", "npm run release"];
const RESTART = ["systemctl is-enabled --quiet website.service", "systemctl restart website.service"];

it("checks the settings, builds the newest commit and restarts the server; with a tag it goes back", () => {
  const { commit, update, site } = machine();
  commit("second");
  expect(update()).toMatchObject({ status: 0, ran: [...DONE, ...RESTART] });
  expect(site()).toBe("second");
  const back = update(["live-1"]);
  expect(back).toMatchObject({ status: 0, ran: [DONE[0], "npm run build", ...RESTART] });
  expect(back.output).toBe("The site is now at live-1.\n");
  expect(site()).toBe("first");
});

it("with --new does nothing unless there is a new commit", () => {
  const { commit, update } = machine();
  update();
  expect(update(["--new"])).toEqual({ status: 0, output: "", ran: [""] });
  commit("second");
  expect(update(["--new"])).toMatchObject({ status: 0, ran: [...DONE, ...RESTART] });
});

it("with --new does nothing after going back to a tag, until somebody updates", () => {
  const { commit, update, site } = machine();
  commit("second");
  update();
  update(["live-1"]);
  commit("third");
  expect(update(["--new"])).toEqual({ status: 0, output: "", ran: [""] });
  expect(site()).toBe("first");
  // One that fails doesn't change that.
  update([], { FAILS: "release" });
  expect(update(["--new"]).ran).toEqual([""]);
  update();
  commit("fourth");
  update(["--new"]);
  expect(site()).toBe("fourth");
});

it.each([{ FAILS: "release" }, { KILLED: "release" }])(
  "with --new tries a commit again after %j",
  (fault) => {
    const { commit, update, site } = machine();
    update();
    commit("second");
    expect(update(["--new"], fault).status).not.toBe(0);
    expect(update(["--new"])).toMatchObject({ status: 0, ran: [...DONE, ...RESTART] });
    expect(site()).toBe("second");
  },
);

it("installs packages only if they have changed, also after an installation that was killed", () => {
  const { commit, update } = machine();
  commit("second", "other packages");
  expect(update([], { KILLED: "ci" }).status).not.toBe(0);
  expect(update()).toMatchObject({ status: 0, ran: [INSTALL, ...DONE, ...RESTART] });
  expect(update().ran).toEqual([...DONE, ...RESTART]);
  expect(update(["live-1"]).ran[0]).toBe(INSTALL);
});

it("if packages can't be installed, tries those of the previous version, and says what is missing", () => {
  const { commit, update, site } = machine();
  commit("second", "other packages");
  const { status, output, ran } = update([], { FAILS: "ci" });
  expect([status, ran]).toEqual([1, [INSTALL, INSTALL]]);
  expect(output).toMatch(/^Packages are missing.*\nThe site is still at live-1\.\n$/);
  expect(site()).toBe("first");
});

it("a version that was killed and then can't be built leaves the version of the site", () => {
  const { commit, update, site } = machine();
  update();
  commit("second");
  update([], { KILLED: "release" });
  expect(update([], { FAILS: "release" }).output).toBe("The site is still at live-1.\n");
  expect(site()).toBe("first");
});

it("waits for another update", async () => {
  const { website, notes, update } = machine();
  const other = spawn("flock", [website, "sh", "-c", `echo begun; sleep 1; echo other >>"${notes}"`]);
  await once(other.stdout, "data");
  const { status, output, ran } = update(["live-1"]);
  expect(status).toBe(0);
  expect(ran[0]).toBe("other");
  expect(output).toMatch(/^Another update is running: waiting for it\.\n/);
});

it.each(["site", "src/features/guide/guide.css"])("a changed %s ends it, and is kept", (file) => {
  const { website, commit, update, site } = machine();
  commit("second");
  appendFileSync(join(website, file), " and an edit");
  const { status, output, ran } = update();
  expect([status, ran]).toEqual([1, [""]]);
  expect(output).toMatch(
    new RegExp(`^ M ${file}\nThese files are changed\\..* su \\S+ -c "git checkout -- FILE"\n$`),
  );
  expect(readFileSync(join(website, file), "utf8")).toBe("first and an edit");
  expect(site()).toMatch(/^first/);
});

it("a guide that a release has made again doesn't end it", () => {
  const { website, commit, update } = machine();
  commit("second");
  for (const file of GENERATED) appendFileSync(join(website, file), " made again");
  expect(update().status).toBe(0);
});

it("a version that generates less than this one can be left again", () => {
  const { origin, git, commit, update, site } = machine();
  commit("second");
  git(origin, "rm", "-q", COVER_FILE);
  git(origin, "commit", "-qm", "without a cover");
  expect(update().status).toBe(0);
  expect(update(["live-1"]).status).toBe(0);
  expect(site()).toBe("first");
});

it("a moved tag ends it, with the reason and what to do", () => {
  const { origin, git, commit, update, site } = machine();
  commit("second");
  git(origin, "tag", "-f", "live-1");
  const { status, output } = update();
  expect(status).toBe(1);
  expect(output).toMatch(
    /rejected.*live-1[\s\S]*A tag was moved .*: su \S+ -c "git fetch --tags --force origin"\n$/,
  );
  expect(site()).toBe("first");
});

it("a repository that can't be read ends it, with the user who must be able to", () => {
  const { website, git, update, site } = machine();
  git(website, "remote", "set-url", "origin", "/none");
  const { status, output } = update();
  expect(status).toBe(1);
  expect(output).toMatch(/'\/none' [\s\S]*can't be read by \S+, whose keys are in ~\S+\/\.ssh\.\n$/);
  expect(site()).toBe("first");
});

it.each(["doctor", "release"])(
  "if npm run %s fails, the previous version stays, and the server isn't restarted",
  (step) => {
    const { commit, update, site } = machine();
    commit("second");
    const { status, output, ran } = update([], { FAILS: step });
    expect(status).toBe(1);
    expect(output).toMatch(/^The site is still at .+\.\n$/);
    expect(ran.filter((line) => line.startsWith("systemctl"))).toEqual([]);
    expect(site()).toBe("first");
  },
);

it("a server that doesn't start is a failure", () => {
  const { commit, update } = machine();
  commit("second");
  const { status, output } = update([], { RESTART: "1" });
  expect(status).toBe(1);
  expect(output).toMatch(/the server doesn't start: journalctl -u website\n$/);
});

it("the canary's unit gets no setting that it doesn't need", () => {
  const needed = ["SITE_URL", "CANARY_PING_URL", "ENQUIRY_DELIVERY"];
  const unit = readFileSync("deploy/systemd/website-canary.service", "utf8");
  const unset = /^UnsetEnvironment=(.*)$/m.exec(unit)?.[1]?.split(" ");
  const example = readFileSync(".env.example", "utf8");
  const settings = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name ?? "");
  expect(unset?.toSorted()).toEqual(settings.filter((name) => !needed.includes(name)).toSorted());
});
