import { getSingle } from "../../lib/content/entries";
import { type DataFile, dataFile } from "../../lib/data-file";
import type { AssessmentData } from "./mount-assessment";
import { sliderClaims } from "./slider-claims";

/** The data that load-assessment.ts fetches. Call at build time only. */
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

/**
 * The copy that load-calculator.ts fetches. The page itself has only the rendered example. Call at
 * build time only.
 */
export async function homeCalculatorFile(): Promise<DataFile> {
  return dataFile("home-calculator", (await getSingle("homeCalculator")).calculator);
}
