// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ChosenTimes } from "./calls/ChosenTimes";
import { ENQUIRY, EXTRAS } from "./copy.fixture";
import { OFFICE } from "./office/office.fixture";
import { Receipt } from "./Receipt";

afterEach(cleanup);

it("the receipt lists each proposed time, whatever the message says about them", () => {
  const { container } = render(
    <form>
      <ChosenTimes
        copy={{ ...EXTRAS.times, message: "Times for a call,\nin this order:" }}
        office={OFFICE}
        timeZone="Europe/Tallinn"
        times={[new Date("2026-10-06T07:00Z"), new Date("2026-10-07T07:00Z")]}
        onRemove={() => {}}
      />
    </form>,
  );
  const data = new FormData(container.querySelector("form") as HTMLFormElement);
  render(
    <Receipt
      copy={ENQUIRY.delivery.receipt}
      labels={{}}
      office={OFFICE}
      sent={{ reference: "K7M4-2QXD", data, at: new Date("2026-10-02T10:00Z") }}
      onAgain={() => {}}
    />,
  );
  const times = screen.getAllByRole("term").filter(({ textContent }) => /^Your suggestion/.test(textContent));
  expect(times.map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent])).toEqual([
    ["Your suggestion 1", "Tuesday, October 6, 10:00 in Tallinn"],
    ["Your suggestion 2", "Wednesday, October 7, 10:00 in Tallinn"],
  ]);
});
