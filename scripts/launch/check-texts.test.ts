import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { checkTexts } from "./check-texts.ts";

const WORDS = "four ".repeat(12);
const FACTS = new Map([
  ["site.responseTime", "within 24 hours"],
  ["site.brand", "Accountabilitys"],
]);

it.each([
  [
    "title: Plain\nitems:\n  - text: Ωmega and 北京\n",
    "line 3, text: the web font has no “Ω” (U+03A9), “北” (U+5317), “京” (U+4EAC). Write it otherwise.",
  ],
  ["text: 30\u200d60 days\n", expect.stringContaining("(U+200D)")],
  // The build removes these.
  ["text: soft\u00adhyphen, zero\u200bwidth\n"],
  ["---\ntitle: Plain\n---\n\nOne.\n\nTwo ☃.\n", expect.stringMatching(/^line 7: the web font has no “☃”/)],
  ["text: Õäöü ŠŽšž Łódź “Quotes”, dashes – — and ellipses… § 12 € · × − ± → ☐\n"],
  [`headline: ${WORDS}\n`],
  [`headline: ${WORDS}xx\n`, "line 1, headline: has 62 characters; 60 fit."],
  [`title: ${WORDS}xx\n`, "line 1, title: has 62 characters; 60 fit."],
  ["headline: Answers {site.responseTime}\n"],
  ["headline: Ask {site.brand}\n", expect.stringContaining("“Accountabilitys” is cut in the middle")],
  [`title: ${"x ".repeat(26)}{site.brand}\n`, "line 1, title: has 67 characters; 60 fit."],
  ["headline: Accountability grows\ntext: Accountabilitys\n"],
  ["headline: Write to us {site.responseTime}\n"],
  // The guide's tables, which the web font doesn't draw.
  ["text: '{law.countries}'\n"],
  [
    "headline: Accountabilitys grow\n",
    "line 1, headline: “Accountabilitys” is cut in the middle on a phone; 14 letters fit.",
  ],
])("what can't be displayed well in %j is reported with line and field", (source, ...problems) => {
  const file = join(temporaryFolder(), "text");
  writeFileSync(file, source);
  const found = checkTexts(FACTS, [file]).map(
    ({ where, what }) => `${where.replace(`${file}, `, "")}: ${what}`,
  );
  expect(found).toEqual(problems);
});
