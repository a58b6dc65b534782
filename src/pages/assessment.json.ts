import type { APIRoute } from "astro";
import type { AssessmentData } from "../features/assessment/mount-assessment";
import { sliderClaims } from "../features/assessment/slider-claims";
import { getSingle } from "../lib/content/entries";

/** What the assessment shows; fetched with its code, so that no page carries it. */
export const GET: APIRoute = async () => {
  const { email } = await getSingle("site");
  const data: AssessmentData = {
    copy: await getSingle("assessment"),
    claims: sliderClaims(await getSingle("claims")),
    email,
  };
  return Response.json(data);
};
