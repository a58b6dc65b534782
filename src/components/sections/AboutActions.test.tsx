// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { AboutActions } from "./AboutActions";

afterEach(cleanup);

const BUTTONS = ["Schedule a Strategy Call", "View Our Success Stories"] as const;

const COPY = {
  title: "Talk",
  text: "About it.",
  write: "Write",
  scheduleCall: BUTTONS[0],
  successStories: BUTTONS[1],
  unavailable: "not available yet",
};

function show(bookingUrl: string | null, successStoriesUrl: string | null) {
  render(<AboutActions copy={COPY} {...{ bookingUrl, successStoriesUrl }} />);
}

const button = (name: string) => screen.getByRole("button", { name });
const description = (element: HTMLElement) =>
  document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;

it("the third button leads to the contact page, whatever the other two do", () => {
  show(null, null);
  expect(screen.getByRole("link", { name: "Write" }).getAttribute("href")).toBe("/contact");
});

describe.each(BUTTONS)("specification, chapter 2: “%s” of the about page", (name) => {
  it("without a link is an enabled button, described as not available yet", () => {
    show(null, null);
    expect(button(name).tagName).toBe("BUTTON");
    expect(button(name).getAttribute("type")).toBe("button");
    expect(button(name).hasAttribute("disabled")).toBe(false);
    expect(button(name).hasAttribute("aria-disabled")).toBe(false);
    expect(description(button(name))).toBe("not available yet");
  });

  it("with a link opens it and is no longer described as not available", () => {
    const href = "https://example.com/there";
    show(name === BUTTONS[0] ? href : null, name === BUTTONS[1] ? href : null);
    expect(button(name).tagName).toBe("A");
    expect(button(name).getAttribute("href")).toBe(href);
    expect(button(name).hasAttribute("aria-describedby")).toBe(false);
    expect(screen.getAllByText("not available yet")).toHaveLength(1);
  });
});
