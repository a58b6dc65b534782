import type { APIRoute } from "astro";
import { getSingle } from "../../lib/content/entries";
import { securityTxt } from "../../seo/security-txt";

export const GET: APIRoute = async ({ site }) => {
  const { email, securityContactUntil, url } = await getSingle("site");
  return new Response(securityTxt({ email, expires: securityContactUntil, url: site?.origin ?? url }));
};
