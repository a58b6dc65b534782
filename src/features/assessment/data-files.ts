import { getSingle } from "../../lib/content";
import { type DataFile, dataFile } from "../../lib/data-file";
import type { AssessmentData } from "./mount";
import { sliderClaims } from "./slider-claims";

/** What the assessment shows. Only while building. */
export async function assessmentFile(): Promise<DataFile> {
  const { email } = await getSingle("site");
  const data: AssessmentData = {
    copy: await getSingle("assessment"),
    claims: sliderClaims(await getSingle("claims")),
    email,
  };
  return dataFile("assessment", data);
}

/** The copy of the year on the home page, which holds it only as it is shown. Only while building. */
export async function yearLineFile(): Promise<DataFile> {
  return dataFile("year-line", (await getSingle("yearLine")).line);
}
