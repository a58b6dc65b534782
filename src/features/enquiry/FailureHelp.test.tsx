// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { COPY } from "./enquiry.fixture";
import { FailureHelp } from "./FailureHelp";

afterEach(cleanup);

it.each([
  ["without permission to copy", { writeText: () => Promise.reject(new Error("NotAllowedError")) }],
  ["without HTTPS, where there is no clipboard", undefined],
])("%s, the message is shown in a field", async (_, clipboard) => {
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(clipboard as never);
  const { copyMessage: name } = COPY.delivery;
  render(<FailureHelp copy={COPY.delivery} text={() => "Name: Mari"} email="mail@example.com" />);
  await act(async () => fireEvent.click(screen.getByRole("button", { name })));
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name }).value).toBe("Name: Mari");
});
