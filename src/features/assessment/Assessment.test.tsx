// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Assessment } from "./Assessment";
import type { Figures, Improvement } from "./calculate";
import { CLAIMS, COPY } from "./copy.fixture";
import { startState } from "./fragment";

function Page() {
  const [state, setState] = useState(startState(CLAIMS));
  return <Assessment copy={COPY} claims={CLAIMS} state={state} onChange={setState} />;
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<Page />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = (name: keyof Figures) => screen.getByLabelText<HTMLInputElement>(COPY.inputs[name].label);
const type = (name: keyof Figures, value: string) => fireEvent.change(field(name), { target: { value } });
const slider = (name: keyof Improvement) => screen.getByLabelText<HTMLInputElement>(COPY.improvements[name]);
const slide = (name: keyof Improvement, value: string) =>
  fireEvent.change(slider(name), { target: { value } });
/** The slider's value as it is displayed. */
const standOf = (name: keyof Improvement) => slider(name).parentElement?.querySelector("output")?.textContent;
const rowsOf = (table: number) =>
  within(screen.getAllByRole("table")[table] as HTMLElement)
    .getAllByRole("row")
    .map((row) => ({ text: row.textContent, isLargest: row.hasAttribute("data-largest") }));
const totals = () =>
  within(screen.getByRole("region", { name: COPY.results.contractValue }))
    .getAllByRole("definition")
    .map((amount) => amount.textContent);
const status = () => document.querySelector("p.sr-only[role=status]")?.textContent;
const pause = () => act(async () => vi.advanceTimersByTime(1100));
const link = () => screen.getByRole("link", { name: COPY.actions.enquiry }).getAttribute("href") ?? "";

it("visitors see no placeholder in braces", () => {
  expect(document.body.textContent).not.toMatch(/[{}]/);
  type("leads", "x");
  expect(document.body.textContent).not.toMatch(/[{}]/);
});

describe("results", () => {
  it("are shown from the start", () => {
    expect(totals()).toEqual(["€864K", "€1M"]);
    screen.getByText(COPY.results.fromAccounts.replace("{amount}", "€60K"));
  });

  it("call new business contract value, not revenue", () => {
    expect(COPY.results.contractValue).toBe("Contract value signed in twelve months");
    expect(JSON.stringify(COPY)).not.toMatch(/new revenue/i);
  });

  it("follow each keystroke", () => {
    type("leads", "24");
    expect(totals()[0]).toBe("€1.73M");
  });

  it("follow the sliders, whose maximum is the claim", () => {
    expect([slider("leads").min, slider("leads").max]).toEqual(["0", "250"]);
    slide("leads", "0");
    slide("winRate", "0");
    expect(totals()).toEqual(["€864K", "€864K"]);
    slide("accounts", "100");
    expect(totals()).toEqual(["€864K", "€864K"]);
    screen.getByText(COPY.results.fromAccounts.replace("{amount}", "€600K"));
  });

  it("show growth from existing clients in the first year and in each year after, with its range", () => {
    const growth = screen.getByRole("region", { name: COPY.accountGrowth.title });
    expect(
      within(growth)
        .getAllByRole("definition")
        .map(({ textContent }) => textContent),
    ).toEqual(["+€60Kbetween €30K and €90K", "+€120Kbetween €60K and €180K"]);
    slide("accounts", "0");
    expect(screen.queryByRole("region", { name: COPY.accountGrowth.title })).toBeNull();
  });

  it("are also in a table by month", () => {
    const rows = rowsOf(0);
    expect(rows).toHaveLength(13);
    expect(rows[0]?.text).toBe("MonthAs todayImprovedImproved, range");
    expect(rows.at(-1)?.text).toContain("12€864K€1M");
  });

  it("have an axis with amounts in euros", () => {
    const marks = [...document.querySelectorAll("[aria-hidden] span")].map(({ textContent }) => textContent);
    expect(marks.slice(0, 4)).toEqual(["€0", "€500K", "€1M", "€1.5M"]);
  });

  it("list the lever with the largest gain in a full year first", () => {
    expect(rowsOf(1)).toEqual([
      { text: "LeverFirst twelve monthsEach year after", isLargest: false },
      { text: "10% more from existing clients+€60K+€120K", isLargest: true },
      { text: "10% more qualified leads+€65.1K+€86.4K", isLargest: false },
      { text: "10% higher win rate+€65.1K+€86.4K", isLargest: false },
      { text: "10% larger contracts+€65.1K+€86.4K", isLargest: false },
      { text: "10% shorter sales cycle+€21.3Konce only", isLargest: false },
    ]);
  });

  it("are zero without leads", () => {
    type("leads", "0");
    expect(totals()[0]).toBe("€0");
    expect(document.body.innerHTML).not.toMatch(/NaN|Infinity|∞|undefined/);
  });
});

describe("a slider", () => {
  it("displays today's value and the improved one", () => {
    expect([standOf("leads"), standOf("winRate"), standOf("accounts")]).toEqual([
      "12 → 13.2",
      "20% → 22%",
      "€1.2M → €1.32M",
    ]);
    expect(slider("winRate").getAttribute("aria-valuetext")).toBe("from 20% to 22%");
    expect(slider("winRate").parentElement?.textContent).toContain("10% better.");
  });

  it("at zero displays today's value", () => {
    slide("winRate", "0");
    expect(standOf("winRate")).toBe("20%");
    expect(slider("winRate").getAttribute("aria-valuetext")).toBe(COPY.improvements.none);
  });

  it("displays only its percentage while an input is invalid", () => {
    type("leads", "x");
    expect(standOf("winRate")).toBe("10%");
    expect(slider("winRate").getAttribute("aria-valuetext")).toBe("10% better.");
  });
});

describe("a warning", () => {
  it("replaces the comparison if figures contradict each other", () => {
    const comparison = /^For comparison/;
    screen.getByText(comparison);
    type("revenue", "300,000");
    type("accounts", "95");
    screen.getByText(
      /make €864K of new business a year, but your revenue and the share from existing clients leave €15K/,
    );
    expect(screen.queryByText(comparison)).toBeNull();
  });

  it("says that the improved win rate exceeds 100%, and the slider's value stops there", () => {
    type("winRate", "60");
    slide("winRate", "180");
    expect(standOf("winRate")).toBe("60% → 100%");
    screen.getByText("A win rate of 168% is impossible, so the estimate stops at 100%.");
  });

  it("says that no improvement of new business takes effect within the year, also at the lever", () => {
    type("cycle", "400");
    screen.getByText(/^With a sales cycle of 400 days/);
    expect(rowsOf(1).map(({ text }) => text)).toContain("10% more qualified leadsnot yet+€86.4K");
  });

  it("is announced to screen readers together with the result", async () => {
    type("cycle", "400");
    await pause();
    expect(status()).toContain("With a sales cycle of 400 days");
  });
});

describe("an invalid figure", () => {
  it.each([
    ["", COPY.problems.empty],
    ["many", COPY.problems.notNumber],
    ["-1", COPY.problems.negative],
    ["1e9", "The number can’t be above 100,000"],
  ])("%j shows “%s”, and a dash for the results", (text, message) => {
    type("leads", text);
    expect(screen.getByText(message).id).toBe("assessment-leads-error");
    expect(field("leads").getAttribute("aria-describedby")).toBe(
      "assessment-leads-hint assessment-leads-error",
    );
    expect(totals()).toEqual(["–", "–"]);
    expect(screen.getAllByText(COPY.results.fix).length).toBeGreaterThan(0);
    expect(document.body.innerHTML).not.toMatch(/NaN|Infinity|∞|undefined/);
  });

  it("leads to the enquiry without a summary", () => {
    type("winRate", "101");
    expect(link()).toBe("/#cta-growth-assessment");
  });
});

describe("a field that loses focus", () => {
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
  it("announce nothing on opening, and the result once after a pause", async () => {
    await pause();
    expect(status()).toBe("");
    type("leads", "2");
    type("leads", "24");
    expect(status()).toBe("");
    await pause();
    expect(status()).toContain("€1.73M today");
  });

  it("announce what to correct", async () => {
    type("leads", "x");
    type("cycle", "");
    await pause();
    expect(status()).toBe("No estimate yet. To fix: Qualified leads a month; Sales cycle (days).");
  });
});

describe("the actions", () => {
  it("pass a summary of four lines to the enquiry", () => {
    expect(link()).toMatch(/^\/#go=cta-growth-assessment&message=/);
    const message = new URLSearchParams(link().slice(1)).get("message") ?? "";
    expect(message.split("\n")).toEqual([
      "Growth assessment, an estimate from these figures:",
      "Figures: 12 qualified leads a month, 20% win rate, €30,000 average contract, a 90-day sales cycle, €2,000,000 revenue of which 60% from existing clients.",
      "Improvement: 10% more leads, 10% higher win rate, 10% more from existing clients.",
      "Contract value signed in twelve months: €864K today, €1M improved (between €679K and €1.32M). From existing clients: €60K more in that time, €120K more in each year after.",
    ]);
  });

  it("tell the visitor if the browser doesn't allow copying", async () => {
    vi.stubGlobal("navigator", {});
    await act(async () => fireEvent.click(screen.getByRole("button", { name: COPY.actions.copy })));
    screen.getByText(COPY.actions.notCopied);
    vi.unstubAllGlobals();
  });
});
