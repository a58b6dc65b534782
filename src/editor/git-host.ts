import type { GitBackend } from "@sveltia/cms";
import type { GIT_HOSTS } from "../schemas/site.ts";

type GitHost = (typeof GIT_HOSTS)[number];

/** The editor's name for each host, and the origin of its API. */
const HOSTS: Readonly<Record<GitHost, { name: "github" | "gitlab" | "gitea"; api: string }>> = {
  "github.com": { name: "github", api: "https://api.github.com" },
  "gitlab.com": { name: "gitlab", api: "https://gitlab.com" },
  "codeberg.org": { name: "gitea", api: "https://codeberg.org" },
};

/** The editor requires a repository even if it only edits a local folder. */
const LOCAL_FOLDER = "https://github.com/local/website";

/**
 * Returns the editor's settings for a git host.
 * @param repository the repository's address from the site facts; null for a local folder
 * @returns the editor's backend, and the origin of its API
 */
export function gitHost(repository: string | null): { backend: GitBackend; api: string } {
  const { hostname, pathname } = new URL(repository ?? LOCAL_FOLDER);
  const { name, api } = HOSTS[hostname as GitHost];
  const base = name === "gitea" ? { base_url: api, api_root: `${api}/api/v1` } : {};
  // Signing in with a token needs no server; the other ways need one that keeps a secret.
  return { backend: { name, repo: pathname.slice(1), auth_methods: ["token"], ...base } as GitBackend, api };
}
