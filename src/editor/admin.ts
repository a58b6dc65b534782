/**
 * The editor's page. It is not part of the site: it has its own document and its own policy, because
 * the editor needs more than the site does, and Astro adds the site's policy to every page.
 */
import { hash } from "node:crypto";
import type { APIRoute } from "astro";
import { getSite } from "../reader/content.ts";
import { gitHost } from "./git-host.ts";

/** What the editor can't hide itself: its menu for uploads, and the sign-in if there is no repository. */
const UPLOADS = '[aria-label="Create Entry or Assets"]';
const SIGN_IN = ".buttons > .button.secondary";
/** Save, also by its keys, while a photo is being read: it would be lost. */
const SAVE_TOO_EARLY = ":root:has(.processing) [aria-keyshortcuts$=S]";
const START = 'import CMS from "/admin/editor/index.js"; CMS.init();';

export const GET: APIRoute = () => {
  const { repository } = getSite();
  const { api } = gitHost(repository);
  const hidden = [UPLOADS, SAVE_TOO_EARLY, ...(repository ? [] : [SIGN_IN])];
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash("sha256", START, "base64")}'`,
    // The editor uses style elements and style attributes.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${api}`,
    "base-uri 'none'",
    "form-action 'none'",
  ];
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>Editor</title>
    <style>${hidden.join(", ")} { display: none !important; }</style>
    <link rel="cms-config-url" type="application/json" href="/admin/config.json">
  </head>
  <body>
    <script type="module">${START}</script>
  </body>
</html>
`;
  return new Response(page, { headers: { "Content-Type": "text/html" } });
};
