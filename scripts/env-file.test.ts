import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkEnvFile } from "./env-file.ts";

const ALIKE = [
  "",
  "# A comment",
  "A=",
  "A=value",
  "A=smtps://user:p%40ss@mail.example.com:465?requireTLS=true",
  "A=a b",
  "A='with # and spaces'",
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
];

it.each(ALIKE)("the line %j is accepted", (line) => {
  expect(checkEnvFile(`${line}\n`)).toEqual([]);
});

it.each(DIFFERENT)("the line %j is refused, without its value", (line) => {
  const messages = checkEnvFile(`# Settings\n${line}\n`);
  expect(messages).toEqual([expect.stringMatching(/^Line 2 of \.env is read differently/)]);
});

it("the example of all settings is accepted, as it is and filled in", () => {
  const example = readFileSync(".env.example", "utf8");
  expect(checkEnvFile(example)).toEqual([]);
  expect(checkEnvFile(example.replaceAll(/^# (?=[A-Z_]+=)/gm, ""))).toEqual([]);
});
