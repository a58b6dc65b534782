// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CrashNotice } from "../components/ui/CrashNotice";
import { ErrorBoundary } from "../components/ui/ErrorBoundary";
import { EnquiryForm } from "./EnquiryForm";

const LABELS = {
  name: "Name",
  email: "Email",
  company: "Company",
  message: "Message",
  messageHint: "Hint",
  submit: "Send message",
  busy: "Sending…",
  privacyNote: "Note",
  privacyLink: "Policy",
  withoutScript: "Write",
};

function fillIn() {
  for (const [label, value] of [
    ["Name", "Mari"],
    ["Email", "mari@example.com"],
    ["Company", "Näidis OÜ"],
    ["Message", "We sell software."],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

const press = () => fireEvent.submit(screen.getByRole("button").closest("form") as HTMLFormElement);

afterEach(cleanup);

describe("while an enquiry is being sent", () => {
  it("the button is disabled and busy, and a second press sends nothing", async () => {
    let accept = () => {};
    const send = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          accept = resolve;
        }),
    );
    render(<EnquiryForm labels={LABELS} email="mail@example.com" send={send} />);
    fillIn();
    press();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Sending…" });
    expect(button.disabled).toBe(true);
    press();
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.queryByText("Message sent successfully!")).toBeNull();
    accept();
    await screen.findByText("Message sent successfully!");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send message" }).disabled).toBe(false);
  });
});

describe("when sending fails", () => {
  it("the values stay, the failure is told, and a new try can succeed", async () => {
    const send = vi.fn().mockRejectedValueOnce(new Error("no")).mockResolvedValueOnce(undefined);
    render(<EnquiryForm labels={LABELS} email="mail@example.com" send={send} />);
    fillIn();
    press();
    await screen.findByText("Error sending message");
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Mari");
    fireEvent.submit(document.querySelector("form") as HTMLFormElement);
    await screen.findByText("Message sent successfully!");
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe(""));
    expect(screen.queryByText("Error sending message")).toBeNull();
  });
});

describe("an interactive part that crashes", () => {
  it("shows “Unexpected Application Error!” in its place, with an address and a way home", () => {
    // React reports the crash to the console; here it is meant.
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const Crash = (): never => {
      throw new Error("crash");
    };
    render(
      <ErrorBoundary fallback={<CrashNotice email="mail@example.com" />}>
        <Crash />
      </ErrorBoundary>,
    );
    expect(screen.getByRole("alert").textContent).toContain("Unexpected Application Error!");
    expect(screen.getByRole("link", { name: "mail@example.com" }).getAttribute("href")).toBe(
      "mailto:mail@example.com",
    );
    expect(screen.getByRole("link", { name: "go to the home page" }).getAttribute("href")).toBe("/");
    log.mockRestore();
  });
});
