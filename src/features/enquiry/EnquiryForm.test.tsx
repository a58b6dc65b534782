// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ENQUIRY } from "./copy.fixture";
import { EnquiryForm } from "./EnquiryForm";
import { PROPS } from "./form.fixture";

afterEach(cleanup);

it("if call times crash, the form says what to do instead and is otherwise unchanged", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  location.hash = "#call";
  const office = { ...PROPS.office, timeZone: "Europe/Atlantis" };
  const topics = { ...PROPS.topics, topics: [{ fragment: "call", text: "Call", isCall: true }] };
  render(<EnquiryForm {...PROPS} topics={topics} office={office} />);
  location.hash = "";
  expect(screen.queryByText(ENQUIRY.noTimes)).not.toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("");
});
