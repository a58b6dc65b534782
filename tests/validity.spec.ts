import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { HtmlValidate } from "html-validate";
import ts from "typescript";
import { expect, ROUTES, test } from "./fixtures";

const run = promisify(execFile);
const pages = globSync("dist/**/*.html");

test("every page passes html-validate", async () => {
  const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
  expect(pages.length).toBeGreaterThan(ROUTES.length);
  for (const file of pages) {
    const { results } = await validator.validateFile(file);
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${file}:${line}:${column} ${ruleId}: ${message}`),
    );
    expect(problems).toEqual([]);
  }
});

/** What the checker complains about because it is older than the standard; each is checked elsewhere. */
const NEWER_THAN_THE_CHECKER = [
  "CSS: .*", // Layers, nesting, scroll-driven animations. The build parses all styles.
  "Trailing slash on void elements .*", // An advice about unquoted attributes; React quotes all.
  "A “link” element with a “blocking” attribute .*", // HTML allows it on rel=expect.
  "Bad value “speculationrules” .*", // HTML's type for them.
  ".*Unrecognised directive-name: .trusted-types.*", // Trusted Types, in the policy.
].join("|");

test("every page passes the Nu HTML Checker", async () => {
  const java = await run("java", ["-version"]).catch(() => null);
  test.skip(!java, "needs Java: “sudo apt-get install default-jre-headless” on Debian");
  const checker = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
  const { stdout } = await run("java", [
    ...["-jar", checker, "--stdout", "--exit-zero-always", "--format", "gnu"],
    ...["--filterpattern", NEWER_THAN_THE_CHECKER],
    ...pages,
  ]);
  expect(stdout.split("\n").filter(Boolean)).toEqual([]);
});

test("structured data uses schema.org's own terms, each as it is meant", () => {
  const graphs = ROUTES.map((path) => {
    const html = readFileSync(`dist${path === "/" ? "/index" : path}.html`, "utf8");
    const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    return `const ${path === "/" ? "home" : path.replaceAll(/\W/g, "_")}: Graph = ${data};`;
  });
  // schema-dts is the vocabulary as types: what does not fit it, does not compile.
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

test("every file of the site is used by a page or is one that programs ask for by its name", async ({
  request,
}) => {
  const asked =
    /^dist\/(favicon\.ico|apple-touch-icon\.png|robots\.txt|llms\.txt|sitemap-\w+\.xml|\.well-known\/security\.txt|site\.webmanifest)$/;
  const text = globSync("dist/**/*.{html,js,css,webmanifest}").map((file) => readFileSync(file, "utf8"));
  text.push(await (await request.get("/llms.txt")).text());
  const unused = globSync("dist/**/*", { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(`${process.cwd()}/`, ""))
    // Astro emits the code that hydrates its islands, of which there are none.
    .filter((file) => !/\.html$|\/client\.[\w-]+\.js$/.test(file) && !asked.test(file))
    .filter((file) => !text.some((content) => content.includes(file.split("/").at(-1) ?? file)));
  expect(unused).toEqual([]);
});
