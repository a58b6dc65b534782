import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ENQUIRY } from "../src/features/enquiry/copy.fixture.ts";
import { OFFICE } from "../src/features/enquiry/office/office.fixture.ts";
import { readBuiltSite } from "./built-site.ts";

const COPY = { messages: ENQUIRY.messages, failure: ENQUIRY.toasts.failed.body, mail: ENQUIRY.mail };

/** Creates a project folder with a built page and these notes of the build. */
function built(notes: string): string {
  const project = mkdtempSync(join(tmpdir(), "project-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  mkdirSync(join(project, "dist"));
  mkdirSync(join(project, "build"));
  writeFileSync(join(project, "dist/index.html"), "");
  writeFileSync(join(project, "build/site.json"), notes);
  return project;
}

it("a built site is returned with the notes of the build", () => {
  const project = built(JSON.stringify({ delivery: ["smtp"], office: OFFICE, ...COPY }));
  expect(readBuiltSite(project, ["smtp"])).toEqual({
    delivery: ["smtp"],
    office: OFFICE,
    ...COPY,
    folder: join(project, "dist"),
  });
});

it.each(["dist", "build"])("without %s it is not built", (name) => {
  const project = built(JSON.stringify({ delivery: [], office: OFFICE, ...COPY }));
  rmSync(join(project, name), { recursive: true });
  expect(() => readBuiltSite(project, [])).toThrow(
    new Error(`There is no built site in ${join(project, "dist")}. Build it first: npm run build.`),
  );
});

it.each(["", "{", "{}", '{"delivery":"smtp"}'])(
  "notes such as %j ask for a new build, in one line",
  (notes) => {
    expect(() => readBuiltSite(built(notes), [])).toThrow(
      /^[^\n]+site\.json is of another version\. Build the site again: npm run build\.$/,
    );
  },
);

it.each<[string[], string[], string, string]>([
  [["smtp"], [], "smtp", "log"],
  [[], ["smtp", "webhook"], "log", "smtp,webhook"],
])("a site built for %j is refused when the server uses %j", (delivery, asked, was, would) => {
  const project = built(JSON.stringify({ delivery, office: OFFICE, ...COPY }));
  expect(() => readBuiltSite(project, asked)).toThrow(
    new Error(
      `The site was built with ENQUIRY_DELIVERY=${was} and would be served with ENQUIRY_DELIVERY=${would}. Set it alike for both, or build again: ENQUIRY_DELIVERY=${would} npm run build.`,
    ),
  );
});
