// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { CALCULATOR } from "../copy.fixture";
import { HomeCalculator } from "./HomeCalculator";
import { mount } from "./mount-calculator";

it("the home calculator is marked as live when it is hydrated, not before", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(<HomeCalculator copy={CALCULATOR} />);
  const isLive = () => document.querySelector("[data-live]") !== null;
  await act(async () => {
    mount(host, CALCULATOR);
    expect(isLive()).toBe(false);
  });
  expect(isLive()).toBe(true);
});
