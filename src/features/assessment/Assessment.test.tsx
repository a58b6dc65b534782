// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Assessment } from "./Assessment";
import { startSettings } from "./fragment";
import { limitsOf } from "./inputs";
import { CLAIMS, WORDS } from "./words.fixture";

function Page() {
  const [settings, setSettings] = useState(startSettings(limitsOf(CLAIMS)));
  return <Assessment words={WORDS} claims={CLAIMS} settings={settings} onChange={setSettings} />;
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<Page />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = (name: keyof typeof WORDS.inputs & ("leads" | "winRate" | "cycle")) =>
  screen.getByLabelText<HTMLInputElement>(WORDS.inputs[name].label);
const type = (name: Parameters<typeof field>[0], value: string) =>
  fireEvent.change(field(name), { target: { value } });
const totals = () =>
  within(screen.getByRole("region", { name: WORDS.results.newRevenue }))
    .getAllByRole("definition")
    .map((amount) => amount.textContent);
const status = () => document.querySelector("p.sr-only[role=status]")?.textContent;
const pause = () => act(async () => vi.advanceTimersByTime(1100));
const link = () => screen.getByRole("link", { name: WORDS.actions.enquiry }).getAttribute("href") ?? "";

it("no name in braces is left for a visitor to see", () => {
  expect(document.body.textContent).not.toMatch(/[{}]/);
  type("leads", "x");
  expect(document.body.textContent).not.toMatch(/[{}]/);
});

describe("results", () => {
  it("are there from the start", () => {
    expect(totals()).toEqual(["€864K", "€1.06M"]);
  });

  it("follow each letter", () => {
    type("leads", "24");
    expect(totals()[0]).toBe("€1.73M");
  });

  it("follow the sliders, which end at the claims", () => {
    const slider = screen.getByLabelText<HTMLInputElement>(WORDS.improvements.leads);
    expect([slider.min, slider.max]).toEqual(["0", "250"]);
    for (const name of ["leads", "winRate", "accounts"] as const) {
      fireEvent.change(screen.getByLabelText(WORDS.improvements[name]), { target: { value: "0" } });
    }
    expect(totals()).toEqual(["€864K", "€864K"]);
    expect(slider.getAttribute("aria-valuetext")).toBe("no change");
  });

  it("stand in a table by month too", () => {
    const [table] = screen.getAllByRole("table");
    const rows = within(table as HTMLElement).getAllByRole("row");
    expect(rows).toHaveLength(13);
    expect(rows[0]?.textContent).toBe("MonthAs todayImprovedImproved, range");
    expect(rows.at(-1)?.textContent).toContain("12€864K€1.06M");
  });

  it("name the lever that moves the most first", () => {
    const rows = within(screen.getAllByRole("table")[1] as HTMLElement).getAllByRole("row");
    expect(rows[1]?.textContent).toBe("A tenth more qualified leads+€65.1K");
    expect(rows[1]?.hasAttribute("data-largest")).toBe(true);
    expect(rows.at(-1)?.hasAttribute("data-largest")).toBe(false);
  });

  it("of nothing are nothing", () => {
    type("leads", "0");
    expect(totals()[0]).toBe("€0");
    expect(document.body.innerHTML).not.toMatch(/NaN|Infinity|∞|undefined/);
  });
});

describe("a figure that can't be used", () => {
  it.each([
    ["", WORDS.problems.empty],
    ["many", WORDS.problems.notNumber],
    ["-1", WORDS.problems.negative],
    ["1e9", "The number can’t be above 100,000"],
  ])("%j says “%s”, and the results show a dash", (text, message) => {
    type("leads", text);
    expect(screen.getByText(message).id).toBe("assessment-leads-error");
    expect(field("leads").getAttribute("aria-describedby")).toBe(
      "assessment-leads-hint assessment-leads-error",
    );
    expect(totals()).toEqual(["–", "–"]);
    expect(screen.getAllByText(WORDS.results.mend).length).toBeGreaterThan(0);
    expect(document.body.innerHTML).not.toMatch(/NaN|Infinity|∞|undefined/);
  });

  it("leads to the enquiry without a summary", () => {
    type("winRate", "101");
    expect(link()).toBe("/#cta-growth-assessment");
  });
});

describe("a field that is left", () => {
  it("shows how its text was read", () => {
    type("cycle", " 1.000 ");
    fireEvent.blur(field("cycle"));
    expect(field("cycle").value).toBe("1,000");
  });

  it("keeps a text that can't be read", () => {
    type("cycle", "long");
    fireEvent.blur(field("cycle"));
    expect(field("cycle").value).toBe("long");
  });
});

describe("screen readers", () => {
  it("hear nothing on opening, and the result once after a pause", async () => {
    await pause();
    expect(status()).toBe("");
    type("leads", "2");
    type("leads", "24");
    expect(status()).toBe("");
    await pause();
    expect(status()).toContain("€1.73M today");
  });

  it("hear what to mend", async () => {
    type("leads", "x");
    type("cycle", "");
    await pause();
    expect(status()).toBe("No estimate yet. To correct: Qualified leads a month; Sales cycle, in days.");
  });
});

describe("what a visitor can do with it", () => {
  it("carries a summary of four lines into the enquiry", () => {
    expect(link()).toMatch(/^\/#go=cta-growth-assessment&message=/);
    const message = new URLSearchParams(link().slice(1)).get("message") ?? "";
    expect(message.split("\n")).toEqual([
      "Growth assessment, an estimate from our own figures:",
      "Figures: 12 qualified leads a month, 20% win rate, €30,000 average contract, 90 days sales cycle, €2,000,000 revenue of which 60% from existing accounts.",
      "Improvement: 10% more leads, 10% higher win rate, 10% more from accounts.",
      "New revenue in twelve months: €864K today, €1.06M improved (between €747K and €1.37M).",
    ]);
  });

  it("says so where the browser does not let it copy", async () => {
    vi.stubGlobal("navigator", {});
    await act(async () => fireEvent.click(screen.getByRole("button", { name: WORDS.actions.copy })));
    screen.getByText(WORDS.actions.notCopied);
    vi.unstubAllGlobals();
  });
});
