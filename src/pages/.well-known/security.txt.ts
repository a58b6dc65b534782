import type { APIRoute } from "astro";
import { getSite } from "../../reader/content.ts";

/** Where security researchers report a weakness (RFC 9116). */
export const GET: APIRoute = async () => {
  const { email, url } = getSite();
  // Less than a year ahead, as section 2.5.5 recommends.
  const expires = new Date(new Date().setUTCHours(0, 0, 0, 0));
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${url}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`);
};
