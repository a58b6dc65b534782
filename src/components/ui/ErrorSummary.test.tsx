// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ErrorSummary } from "./ErrorSummary";

afterEach(cleanup);

it("each link focuses its field and leaves the address unchanged", () => {
  render(
    <>
      <input id="first" />
      <input id="second" />
      <ErrorSummary
        title="Please check"
        fields={[
          { id: "first", label: "First" },
          { id: "second", label: "Second" },
        ]}
      />
    </>,
  );
  expect(screen.getByRole("region", { name: "Please check" }).querySelectorAll("a")).toHaveLength(2);
  const before = location.href;
  fireEvent.click(screen.getByRole("link", { name: "Second" }));
  expect(document.activeElement?.id).toBe("second");
  expect(location.href).toBe(before);
});
