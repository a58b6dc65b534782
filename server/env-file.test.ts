import { writeFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { workInTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { loadEnvFile } from "./env-file.ts";

it("a .env as Windows saves it is read, and what is already set wins", () => {
  workInTemporaryFolder();
  vi.stubEnv("SITE_URL", undefined);
  vi.stubEnv("HOST", "127.0.0.1");
  writeFileSync(".env", "\uFEFFSITE_URL='https://www.example.com'\r\nHOST=0.0.0.0\r\n");
  loadEnvFile();
  expect(process.env).toMatchObject({ SITE_URL: "https://www.example.com", HOST: "127.0.0.1" });
  vi.unstubAllEnvs();
});
