import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, ROUTES, test } from "../fixtures";

test("structured data conforms to schema.org's vocabulary", () => {
  const graphs = ROUTES.map((path) => {
    const html = readFileSync(`dist${path === "/" ? "/index" : path}.html`, "utf8");
    const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    return `const ${path === "/" ? "home" : path.replaceAll(/\W/g, "_")}: Graph = ${data};`;
  });
  // schema-dts has the vocabulary as types, so wrong data doesn't compile.
  const problems = compile(`import type { Graph } from "schema-dts";\n${graphs.join("\n")}\n`);
  expect(problems).toEqual([]);
  expect(
    compile('import type { Graph } from "schema-dts";\nconst wrong: Graph = { "@graph": [] };'),
  ).not.toEqual([]);
});

function compile(source: string): string[] {
  const name = `${process.cwd()}/tests/structured-data.ts`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, source, ts.ScriptTarget.ESNext) : getSourceFile(file, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([name], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}
