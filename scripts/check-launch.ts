/** Lists what is left to do before the built site can go public; docs/launch.md explains each point. */
import { existsSync } from "node:fs";
import { loadEnvFile } from "../server/env-file.ts";
import { readSettings, warningsOf } from "../server/settings.ts";
import { breadcrumbOf } from "../src/editor/breadcrumb.ts";
import { editorConfig } from "../src/editor/config.ts";
import { getContent, getFolder, getSite } from "../src/reader/content.ts";
import { files, folders } from "../src/reader/files.ts";
import {
  checkClaims,
  checkEvidence,
  checkFacts,
  checkGuide,
  checkLegalTexts,
  type Place,
  type Report,
} from "./launch-checks.ts";
import { checkTexts } from "./launch-texts.ts";

const errors: string[] = [];
const warnings: string[] = [];
try {
  loadEnvFile();
  const config = editorConfig(files, folders, getSite());
  const addTo =
    (list: string[]) =>
    ({ file, field, line }: Place, what: string) => {
      const breadcrumb = breadcrumbOf(config, file, field);
      const where = [file, field, line && `line ${line}`].filter(Boolean).join(", ");
      list.push(`  ${where}${breadcrumb ? ` (in the editor: ${breadcrumb})` : ""}\n    ${what}\n`);
    };
  const report: Report = { error: addTo(errors), warning: addTo(warnings) };
  if (!existsSync("dist/index.html")) {
    throw new Error("There is no built site to check. Build it first: npm run build.");
  }
  checkFacts(getSite({}), process.env, report);
  try {
    for (const warning of warningsOf(readSettings(process.env))) report.warning({ file: ".env" }, warning);
  } catch (error) {
    report.error({ file: ".env" }, (error as Error).message.replaceAll("\n", "\n    "));
  }
  const { claims } = getContent("claims");
  const { results, selection, copy } = getContent("results");
  const fell = copy.verdicts.fell.verdict;
  const { faq } = getContent("pages/contact");
  const { promises } = getContent("pages/home").hero;
  const outcomes = [
    ...promises.map((promise) => ({ ...promise, file: "src/content/pages/home.yaml" })),
    ...getFolder("services").flatMap(({ id, data, file }) =>
      data.outcomes.map((outcome) => ({ ...outcome, file, service: id })),
    ),
  ];
  checkEvidence({ claims, outcomes, results, fell, selection, faq }, report);
  checkClaims({ outcomes, results, selection }, report);
  checkTexts(getSite(), claims, report);
  checkLegalTexts(getFolder("legal"), "dist", report);
  checkGuide(report);
  if (warnings.length > 0) console.log(["Worth a look:\n", ...warnings].join("\n"));
  // Last, where one looks in a terminal.
  if (errors.length > 0) console.log(["Before this site can go public:\n", ...errors].join("\n"));
  console.log(
    errors.length > 0 ? `${errors.length} left. docs/launch.md explains each.` : "No launch errors.",
  );
  if (process.env["ENQUIRY_DELIVERY"] === "log") {
    const { sent } = getContent("features/enquiry").toasts;
    console.log(`ENQUIRY_DELIVERY is log: the forms send nothing, but home’s says “${sent.title}”`);
  }
  process.exitCode = errors.length > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
