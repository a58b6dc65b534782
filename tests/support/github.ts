import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import type { Page, Route } from "@playwright/test";

interface Commit {
  input: { expectedHeadOid: string; fileChanges: { additions: { path: string; contents: string }[] } };
}

/** A fake of GitHub's API, as far as the editor uses it, for the content of this checkout. */
export class GitHub {
  readonly files = new Map(
    globSync("src/content/**/*.{yaml,md}").map((path): [string, string] => [
      path,
      readFileSync(path, "utf8"),
    ]),
  );
  private head = "1";
  private author = "Mari";

  /** Commits a change of another person. */
  commit(author: string, path: string, text: string) {
    this.author = author;
    this.files.set(path, text);
    this.head = String(Number(this.head) + 1);
  }

  /** Answers the requests of a page. */
  async answer(page: Page) {
    await page.route("https://api.github.com/**", async (route) => {
      const { pathname } = new URL(route.request().url());
      const json = this.answerTo(pathname, route);
      await route.fulfill({ headers: { "Access-Control-Allow-Origin": "*" }, json });
    });
  }

  private answerTo(pathname: string, route: Route): unknown {
    if (pathname === "/user") return { id: 1, login: "mari", name: "Mari" };
    if (pathname.includes("/collaborators/")) return {};
    if (pathname.includes("/git/trees/")) {
      const tree = [...this.files].map(([path, text]) => ({
        type: "blob",
        path,
        sha: sha(text),
        size: text.length,
      }));
      return { tree };
    }
    const { query, variables } = route.request().postDataJSON() as { query: string; variables: Commit };
    if (query.includes("createCommitOnBranch")) return { data: this.save(variables) };
    const fields = [...query.matchAll(/(\w+_\d+): (?:object\(oid: "(\w+)"\))?/g)].map(
      ([, name = "", oid]) => [name, oid ? { text: this.textOf(oid), isTruncated: false } : this.history()],
    );
    const repository = {
      defaultBranchRef: { name: "main" },
      ref: this.history(),
      ...Object.fromEntries(fields),
    };
    return { data: { repository } };
  }

  private history() {
    const author = { name: this.author, email: "", user: null };
    const nodes = [{ oid: this.head, message: "", author, committedDate: "2026-11-22T12:00:00Z" }];
    return { target: { history: { nodes } } };
  }

  private textOf(oid: string) {
    return [...this.files.values()].find((text) => sha(text) === oid);
  }

  private save({ input }: Commit) {
    for (const { path, contents } of input.fileChanges.additions) {
      this.commit("Mari", path, Buffer.from(contents, "base64").toString());
    }
    return { createCommitOnBranch: { commit: { oid: this.head, committedDate: "2026-11-22T12:00:00Z" } } };
  }
}

/** The id that git gives to a blob. */
const sha = (text: string) => hash("sha1", `blob ${Buffer.byteLength(text)}\0${text}`);
