import { hash } from "node:crypto";

/** The editor can't hide its menu for uploads itself, nor a group of which all fields are hidden. */
const STYLE = '[aria-label="Create Entry or Assets"], [data-key-path="toasts"] { display: none !important; }';
const START = 'import CMS from "/admin/editor/index.js"; CMS.init();';

/**
 * Returns the HTML of the editor. Like every page it carries its policy in a meta element; the
 * policy is its own, because the editor needs more than the site does.
 * @param api the origin of the git host's API (git-host.ts)
 */
export function adminPage(api: string): string {
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
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>Editor</title>
    <style>${STYLE}</style>
    <link rel="cms-config-url" type="application/json" href="/admin/config.json">
  </head>
  <body>
    <script type="module">${START}</script>
  </body>
</html>
`;
}
