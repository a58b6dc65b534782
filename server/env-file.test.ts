import { mkdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { workInTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { checkEnvFile, loadEnvFile } from "./env-file.ts";

const ALIKE = [
  "",
  "# A comment",
  "A=",
  "A=value",
  "A=smtps://user:p%40ss@mail.example.com:465?requireTLS=true",
  "A=a b",
  "A='with # and $ and spaces'",
  'A="with # and spaces"',
  "A=a#b",
];
const DIFFERENT = [
  "export A=b",
  "A=b # comment",
  "A=b\\c",
  'A="b\\nc"',
  "A='b' # comment",
  "A =b",
  "A= b",
  " A=b",
  // Docker Compose expands it.
  "A=b$c",
  'A="$b"',
];

it.each(ALIKE)("the line %j is accepted", (line) => {
  expect(checkEnvFile(`${line}\n`)).toEqual([]);
  expect(checkEnvFile(`${line}\r\n`)).toEqual([]);
});

it.each(DIFFERENT)("the line %j is refused, without its value", (line) => {
  const messages = checkEnvFile(`# Settings\n${line}\n`);
  expect(messages).toEqual([
    expect.stringMatching(/^Line 2 of \.env is not read alike .*'single quotes'\.$/),
  ]);
});

it.each(["utf16le", "utf8"] as const)("a file in %s with a byte order mark is refused", (encoding) => {
  const bytes = Buffer.from("\uFEFFPORT=1\n", encoding);
  expect(checkEnvFile(bytes.toString("utf8"))).toEqual([
    expect.stringMatching(/^\.env must .+ byte order mark/),
  ]);
});

it("the example of all settings is accepted, as it is and filled in", () => {
  const example = readFileSync(".env.example", "utf8");
  expect(checkEnvFile(example)).toEqual([]);
  expect(checkEnvFile(example.replaceAll(/^# (?=[A-Z_]+=)/gm, ""))).toEqual([]);
});

it("a file that can't be read is an error, not log mode", () => {
  workInTemporaryFolder();
  expect(loadEnvFile).not.toThrow();
  mkdirSync(".env");
  expect(loadEnvFile).toThrow(/^\.env can't be read \(EISDIR\)\. [^\n]+$/);
});
