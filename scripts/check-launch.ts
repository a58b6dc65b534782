/** Lists what is left to do before the built site can go public; docs/launch.md explains each point. */
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { createApp } from "../server/app.ts";
import { loadFacts } from "../src/lib/content/facts.ts";
import { findHeadlessShell } from "./find-browser.ts";
import { checkFacts } from "./launch/check-facts.ts";
import { checkGuide } from "./launch/check-guide.ts";
import { checkLinks } from "./launch/check-links.ts";
import { checkHome, checkPageSizes } from "./launch/check-size.ts";
import { type LaunchIssue, reportIssues } from "./launch/issue.ts";
import { serve } from "./serve.ts";

try {
  if (!existsSync("dist/index.html")) {
    throw new Error("There is no built site to check. Build it first: npm run build.");
  }
  const issues = [
    ...checkFacts(loadFacts().site, process.env),
    ...checkGuide(),
    ...checkLinks("dist"),
    ...checkPageSizes("dist"),
    ...(await measureHome()),
  ];
  process.exitCode = reportIssues(issues) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Measures the home page, where Chromium is installed. */
async function measureHome(): Promise<LaunchIssue[]> {
  const executablePath = findHeadlessShell();
  if (!executablePath) return [];
  const { url, close } = await serve(createApp({ folder: "dist" }).fetch);
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await checkHome(url, browser);
  } finally {
    await browser.close();
    await close();
  }
}
