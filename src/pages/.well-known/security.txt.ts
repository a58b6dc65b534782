import type { APIRoute } from "astro";
import { getSingle } from "../../lib/content/entries";

/** Where security researchers report a weakness (RFC 9116). */
export const GET: APIRoute = async () => {
  const { email, securityContactUntil, url } = await getSingle("site");
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${securityContactUntil}T23:59:59Z`,
    "Preferred-Languages: en",
    `Canonical: ${url}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`);
};
