import { writeFileSync } from "node:fs";
import { dump } from "js-yaml";
import { expect, it } from "vitest";
import { workInTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { getResults, getServices, getSingle, getSite } from "./entries.ts";

const { url } = getSite({});

it.each([
  ["http://localhost:4321", "http://localhost:4321"],
  ["", url],
  [undefined, url],
])("with SITE_URL %j the site's address is %s", (value, expected) => {
  expect(getSite({ SITE_URL: value }).url).toBe(expected);
});

it.each([
  ["58", "moreThanLuck"],
  ["44", "moreThanLuck"],
  ["43", "couldBeLuck"],
  ["31", "couldBeLuck"],
  ["30", "fell"],
])("after 31, a count of %s in as many months is judged by the assessment's test: %s", (after, verdict) => {
  workInTemporaryFolder("src/content");
  const service = getServices()[0]?.id;
  const result = { client: "a bank", service, counted: "leads", countedBy: "the bank", months: "6" };
  const results = [{ ...result, before: "31", after }];
  writeFileSync("src/content/results.yaml", dump({ ...getSingle("results"), results }));
  expect(getResults().results).toMatchObject([{ before: 31, after: Number(after), verdict }]);
});
