// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Button } from "./Button";

afterEach(cleanup);

describe("a button", () => {
  it("is of type “button” by default", () => {
    render(<Button>Go</Button>);
    const button = screen.getByRole("button", { name: "Go" });
    expect(button.tagName).toBe("BUTTON");
    expect(button.getAttribute("type")).toBe("button");
  });

  it("with an href is a link", () => {
    render(<Button href="/about">Go</Button>);
    const link = screen.getByRole("link", { name: "Go" });
    expect(link.tagName).toBe("A");
    expect(link.getAttribute("href")).toBe("/about");
    expect(link.hasAttribute("type")).toBe(false);
  });

  it("with an href has the role of a button if the specification calls it one", () => {
    render(
      <Button href="/#cta" role="button">
        Go
      </Button>,
    );
    expect(screen.getByRole("button").getAttribute("href")).toBe("/#cta");
  });
});
