import { getSingle } from "../../lib/content/entries";
import { type DataFile, dataFile } from "../../lib/data-file";
import type { AssessmentData } from "./mount-assessment";
import { sliderClaims } from "./slider-claims";

/** What the assessment shows. Only while building. */
export async function assessmentFile(): Promise<DataFile> {
  const { email } = await getSingle("site");
  const data: AssessmentData = {
    copy: await getSingle("assessment"),
    claims: sliderClaims(await getSingle("claims")),
    crash: (await getSingle("error")).crash,
    email,
  };
  return dataFile("assessment", data);
}

/** The copy of the year on the home page, which holds it only as it is shown. Only while building. */
export async function homeCalculatorFile(): Promise<DataFile> {
  return dataFile("home-calculator", (await getSingle("homeCalculator")).line);
}
