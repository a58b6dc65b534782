// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ENQUIRY } from "./copy.fixture";
import { FailureHelp } from "./FailureHelp";

const TEXT = "Name: Mari";

/** Presses “Copy my message” in a browser with this clipboard. */
async function copyWith(clipboard: Pick<Clipboard, "writeText"> | undefined) {
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(clipboard as Clipboard);
  render(<FailureHelp copy={ENQUIRY.delivery} text={() => TEXT} email="mail@example.com" />);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Copy my message" })));
}
const shownText = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Copy my message" }).value;

afterEach(cleanup);

it("the message is copied, and the button says so", async () => {
  const writeText = vi.fn(async () => {});
  await copyWith({ writeText });
  expect(writeText).toHaveBeenCalledExactlyOnceWith(TEXT);
  screen.getByRole("button", { name: "Copied" });
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("without permission to copy, the message is shown in a field", async () => {
  await copyWith({ writeText: () => Promise.reject(new Error("NotAllowedError")) });
  expect(shownText()).toBe(TEXT);
});

it("without HTTPS, where there is no clipboard, the message is shown in a field", async () => {
  await copyWith(undefined);
  expect(shownText()).toBe(TEXT);
});
