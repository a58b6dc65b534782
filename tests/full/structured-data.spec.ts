import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { expect, ROUTES, test } from "../fixtures";

test("structured data conforms to schema.org's vocabulary", () => {
  const graphs = ROUTES.map((path) => {
    const html = readFileSync(`dist${path === "/" ? "/index" : path}.html`, "utf8");
    const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    return `const ${path === "/" ? "home" : path.replaceAll(/\W/g, "_")}: Graph = ${data};`;
  });
  expect(compile(graphs.join("\n"))).toBe("");
  expect(compile('const wrong: Graph = { "@graph": [] };')).toContain("is missing in type");
});

/** schema-dts has the vocabulary as types, so wrong data doesn't compile. */
function compile(source: string): string {
  // By this name the project ignores it.
  const file = test.info().outputPath(".structured-data.ts");
  writeFileSync(file, `import type { Graph } from "schema-dts";\n${source}\n`);
  const options = ["--ignoreConfig", "--strict", "--noEmit", "--skipLibCheck", "--module", "nodenext"];
  return spawnSync("node_modules/.bin/tsc", [...options, file], { encoding: "utf8" }).stdout;
}
