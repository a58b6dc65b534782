import { readFileSync } from "node:fs";
import { wcagContrast as contrast } from "culori";
import { describe, expect, it } from "vitest";
import { readColorTokens } from "./color.ts";

const token = readColorTokens(readFileSync(new URL("./tokens.css", import.meta.url), "utf8"));
const surfaces = ["surface", "surface-tinted", "surface-raised"];
/** Pairs of text and background; at least 4.5:1 (WCAG 1.4.3). */
const TEXT = [
  ...["ink", "ink-muted", "accent-text", "support", "danger"].flatMap((text) =>
    surfaces.map((surface) => [text, surface] as const),
  ),
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["ink", "danger-surface"],
] as const;
/** Pairs of edges of controls, focus rings or lines that are values and their background; at least 3:1 (WCAG 1.4.11). */
const EDGES = ["edge", "danger", "accent-text", "data"].flatMap((edge) =>
  surfaces.map((surface) => [edge, surface] as const),
);

const THEMES = ["light", "dark"] as const;

it.each(["illustrations/LuckLine", "components/sections/FairTest"])("%s draws values in data", (name) => {
  const css = readFileSync(new URL(`../${name}.module.css`, import.meta.url), "utf8");
  expect(css).toContain("--color-data");
  expect(css).not.toContain("--color-accent");
});

describe.each(THEMES)("in the %s theme", (theme) => {
  it.each(TEXT)("text in %s on %s has enough contrast", (text, surface) => {
    expect(contrast(token(text)[theme], token(surface)[theme])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)("an edge in %s on %s has enough contrast", (edge, surface) => {
    expect(contrast(token(edge)[theme], token(surface)[theme])).toBeGreaterThanOrEqual(3);
  });

  it.each(["ink", "ink-muted", "accent-text", "support", "edge"])("dark %s reads on sea ink", (text) => {
    const least = text === "edge" ? 3 : 4.5;
    expect(contrast(token(text).dark, token("deep")[theme])).toBeGreaterThanOrEqual(least);
  });
});
