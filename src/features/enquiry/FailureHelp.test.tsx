import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { FailureHelp } from "./FailureHelp.tsx";

const COPY = {
  kept: "Nothing is lost.",
  copyMessage: "Copy my message",
  copied: "Copied",
  writeInstead: "Write it as an email",
};
const MAIL = { email: "mail@example.com", subject: "Inquiry", text: () => "Name: Mari" };

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("the button says for some seconds that the text was copied, then what it does again", async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue({ writeText: async () => {} } as never);
  const { copyMessage, copied } = COPY;
  render(<FailureHelp copy={COPY} mail={MAIL} />);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: copyMessage })));
  expect(screen.getByRole("button", { name: copied })).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(4000));
  expect(screen.getByRole("button", { name: copyMessage })).toBeTruthy();
});

it.each([
  ["without permission to copy", { writeText: () => Promise.reject(new Error("NotAllowedError")) }],
  ["without HTTPS, where there is no clipboard", undefined],
])("%s, the message is shown in a field", async (_, clipboard) => {
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(clipboard as never);
  const { copyMessage: name } = COPY;
  render(<FailureHelp copy={COPY} mail={MAIL} />);
  await act(async () => fireEvent.click(screen.getByRole("button", { name })));
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name }).value).toBe("Name: Mari");
});
