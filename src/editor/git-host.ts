import type { GitBackend } from "@sveltia/cms";

/** Hosts that `repository` may name (fact-schemas.ts): what the editor calls each, and the address of its API. */
const HOSTS: Readonly<Record<string, { name: "github" | "gitlab" | "gitea"; api: string }>> = {
  "github.com": { name: "github", api: "https://api.github.com" },
  "gitlab.com": { name: "gitlab", api: "https://gitlab.com" },
  "codeberg.org": { name: "gitea", api: "https://codeberg.org" },
};

/** The editor asks for a repository, also where it only edits a folder of this machine. */
const NO_REPOSITORY = "https://github.com/local/website";

/**
 * @param repository the full address of a repository, as the site's facts have it; null for a folder
 * @returns how the editor saves there, and the address of the API that it calls
 */
export function gitHost(repository: string | null): { backend: GitBackend; api: string } {
  const { hostname, pathname } = new URL(repository ?? NO_REPOSITORY);
  const host = HOSTS[hostname];
  if (!host) {
    throw new Error(`The editor can't save to ${hostname}, only to ${Object.keys(HOSTS).join(", ")}.`);
  }
  const { name, api } = host;
  const base = name === "gitea" ? { base_url: api, api_root: `${api}/api/v1` } : {};
  // A token needs no server; another way to sign in needs one that keeps a secret.
  return { backend: { name, repo: pathname.slice(1), auth_methods: ["token"], ...base } as GitBackend, api };
}
