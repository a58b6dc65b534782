// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ErrorSummary } from "./ErrorSummary";

afterEach(cleanup);

it("each error focuses its field and leaves the address unchanged", () => {
  render(
    <>
      <input id="first" />
      <input id="second" />
      <ErrorSummary
        title="Please check"
        errors={[
          { fieldId: "first", message: "One is wrong" },
          { fieldId: "second", message: "Two is wrong" },
        ]}
      />
    </>,
  );
  expect(screen.getByRole("region", { name: "Please check" }).querySelectorAll("a")).toHaveLength(2);
  const before = location.href;
  fireEvent.click(screen.getByRole("link", { name: "Two is wrong" }));
  expect(document.activeElement?.id).toBe("second");
  expect(location.href).toBe(before);
});
