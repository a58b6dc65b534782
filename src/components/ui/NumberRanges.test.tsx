// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { NumberRanges } from "./NumberRanges";

afterEach(cleanup);

it.each([
  ["First gains take 30–60 days.", ["30–60"]],
  ["3,000–5,000 addresses, 1.5–2.5 each, 30–60% of them", ["3,000–5,000", "1.5–2.5", "30–60%"]],
  ["60 days – or more", []],
])("of %j, %j stay whole", (text, ranges) => {
  const { container } = render(<NumberRanges text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll("span")].map((part) => part.textContent)).toEqual(ranges);
});
