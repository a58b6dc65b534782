// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { AboutActions } from "./AboutActions";

afterEach(cleanup);

const COPY = {
  title: "Talk",
  text: "About it.",
  write: "Write",
  scheduleCall: "Schedule a Strategy Call",
  successStories: "View Our Success Stories",
  unavailable: "not available yet",
};

it.each([
  [COPY.scheduleCall, "https://example.com/book", null],
  [COPY.successStories, null, "https://example.com/stories"],
])("“%s” with a link opens it and is no longer said to be unavailable", (name, booking, stories) => {
  render(<AboutActions copy={COPY} bookingUrl={booking} successStoriesUrl={stories} />);
  const button = screen.getByRole("button", { name });
  expect(button.getAttribute("href")).toBe(booking ?? stories);
  expect(button.hasAttribute("aria-describedby")).toBe(false);
  expect(screen.getAllByText(COPY.unavailable)).toHaveLength(1);
});
