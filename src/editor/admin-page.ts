import { hash } from "node:crypto";

const START = 'import CMS from "/admin/editor/index.js"; CMS.init();';

/**
 * The page of the editor. Its policy stands in it, as that of every page does, and is no other page's.
 * @param api the origin that it asks for the repository (git-host.ts)
 */
export function adminPage(api: string): string {
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash("sha256", START, "base64")}'`,
    // The editor sets styles by style elements and attributes.
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
    <link rel="cms-config-url" type="application/json" href="/admin/config.json">
  </head>
  <body>
    <script type="module">${START}</script>
  </body>
</html>
`;
}
