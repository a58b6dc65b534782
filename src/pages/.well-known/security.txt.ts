import type { APIRoute } from "astro";
import { getSingle } from "../../lib/content";
import { expiryWarning, securityTxt } from "../../seo/security-txt";

export const GET: APIRoute = async ({ site }) => {
  const { email, securityContactUntil, url } = await getSingle("site");
  const warning = expiryWarning(securityContactUntil, new Date());
  if (warning) {
    console.warn(warning);
  }
  return new Response(securityTxt({ email, expires: securityContactUntil, url: site?.origin ?? url }));
};
