// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { loadForm } from "./load-form";

const mount = vi.fn();
const native = vi.fn<(event: Event) => void>();
let comesNear = () => {};
let form: HTMLFormElement;

/** Loads the page as built, with this import of the form's code. */
function open(method: "post" | "dialog", importCode: () => Promise<{ mount: typeof mount }>) {
  document.body.innerHTML = `<div data-form="/form.json"><form method="${method}"><button></button></form></div>`;
  form = document.querySelector("form") as HTMLFormElement;
  const importOnce = vi.fn(importCode);
  loadForm(form.parentElement as HTMLElement, importOnce);
  // Added after the listener of loadForm: events that are not prevented would be sent by the
  // browser.
  form.addEventListener("submit", (event) => event.defaultPrevented || native(event));
  return importOnce;
}
const press = () => form.requestSubmit();
const isMarked = (name: string) => name in form.dataset;
const comes = () => Promise.resolve({ mount });
const fails = () => Promise.reject(new Error("404"));

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("fetch", async (path: string) => Response.json({ path }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        comesNear = () => seen([{ isIntersecting: true }]);
      }
    },
  );
});

describe("the form's code", () => {
  it("is imported once, when the form comes near the window, and gets the form's content", async () => {
    const importCode = open("post", comes);
    expect(importCode).not.toHaveBeenCalled();
    comesNear();
    comesNear();
    await vi.waitFor(() =>
      expect(mount).toHaveBeenCalledExactlyOnceWith(form.parentElement, { path: "/form.json" }),
    );
    expect(importCode).toHaveBeenCalledTimes(1);
  });
});

describe("a press of the button", () => {
  it("is remembered while the form's code is loading", () => {
    const importCode = open("post", comes);
    press();
    expect(native).not.toHaveBeenCalled();
    expect(isMarked("pressed")).toBe(true);
    expect(importCode).toHaveBeenCalledTimes(1);
  });

  it("is left to the form after hydration", () => {
    open("post", comes);
    form.dataset["live"] = "";
    press();
    expect(isMarked("pressed")).toBe(false);
  });

  it("shows no validation message of the browser", () => {
    open("post", comes);
    expect(form.noValidate).toBe(true);
  });
});

describe("if the form's code can't be loaded", () => {
  it("a form in delivery mode is sent natively at once and shows that it is busy", async () => {
    open("post", fails);
    press();
    await vi.waitFor(() => expect(native).toHaveBeenCalledTimes(1));
    expect(isMarked("pressed")).toBe(true);
  });

  it("the browser validates the form before that", async () => {
    open("post", fails);
    form.insertAdjacentHTML("beforeend", '<input name="name" required>');
    press();
    await vi.waitFor(() => expect(isMarked("pressed")).toBe(false));
    expect(form.noValidate).toBe(false);
    expect(native).not.toHaveBeenCalled();
  });

  it("a later press sends the form natively, too", async () => {
    open("post", fails);
    comesNear();
    await vi.waitFor(() => expect(form.noValidate).toBe(false));
    press();
    expect(native).toHaveBeenCalledTimes(1);
  });

  it("a form in log mode says so, but only after a press", async () => {
    open("dialog", fails);
    comesNear();
    await Promise.resolve();
    expect(isMarked("unavailable")).toBe(false);
    press();
    await vi.waitFor(() => expect(isMarked("unavailable")).toBe(true));
    expect(isMarked("pressed")).toBe(false);
    expect(native).not.toHaveBeenCalled();
  });

  it("a press waits at most eight seconds for code that neither loads nor fails", () => {
    vi.useFakeTimers();
    open("post", () => new Promise(() => {}));
    press();
    vi.advanceTimersByTime(7_999);
    expect(native).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(native).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});

it("a page restored by the back button can be sent again", () => {
  open("post", comes);
  form.dataset["pressed"] = "";
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(isMarked("pressed")).toBe(false);
});
