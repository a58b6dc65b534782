import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { EARLIER_FILES, expect, ROUTES, test } from "./fixtures";

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

test("every file of the site is used by a page or requested by programs under a known name", async ({
  request,
}) => {
  const asked =
    /^dist\/(favicon\.ico|apple-touch-icon\.png|robots\.txt|llms\.txt|sitemap-\w+\.xml|\.well-known\/security\.txt)$/;
  const written = /\.(html|br|gz)$|^dist\/_headers$/; // Pages, and files that servers read.
  const text = globSync("dist/**/*.{html,js,css}").map((file) => readFileSync(file, "utf8"));
  text.push(await (await request.get("/llms.txt")).text());
  const unused = globSync("dist/**/*", { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(`${process.cwd()}/`, ""))
    // Astro emits the code that hydrates islands, although there are none.
    .filter((file) => !/\/client\.[\w-]+\.js$/.test(file) && !written.test(file) && !asked.test(file))
    .filter((file) => !EARLIER_FILES.includes(file.replace("dist/", "")))
    .filter((file) => !text.some((content) => content.includes(file.split("/").at(-1) ?? file)));
  expect(unused).toEqual([]);
});
