import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { AboutActions } from "./AboutActions.tsx";

afterEach(cleanup);

const COPY = {
  title: "Talk",
  text: "About it.",
  write: "Write",
  scheduleCall: "Schedule a Strategy Call",
  successStories: "View Our Success Stories",
  noneAvailable: "Both are missing.",
  oneUnavailable: "{button} is missing.",
};

it.each([
  [COPY.scheduleCall, COPY.successStories, "https://example.com/book", null],
  [COPY.successStories, COPY.scheduleCall, null, "#results"],
])("“%s” with a link opens it, and the note is about the other button", (name, other, booking, stories) => {
  render(<AboutActions copy={COPY} bookingUrl={booking} resultsHref={stories} />);
  const button = screen.getByRole("button", { name });
  expect(button.getAttribute("href")).toBe(booking ?? stories);
  expect(button.hasAttribute("aria-describedby")).toBe(false);
  screen.getByText(`${other} is missing.`);
});
