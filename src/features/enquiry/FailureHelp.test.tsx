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

afterEach(cleanup);

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
