// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { loadFacts } from "../../lib/content/facts";
import { ContactDetails } from "./ContactDetails";

const { site } = loadFacts();
const copy = { title: "D", email: "E", phone: "P", location: "L", responseTime: "R", openingHours: "O" };

const long = { opens: "09:00", closes: "17:00" };
const short = { opens: "09:00", closes: "15:30" };

/** Shows the card of a company with these hours at the end of the week. */
function show(friday: typeof long | null, saturday: typeof long | null) {
  const monday = { monday: long, tuesday: long, wednesday: long, thursday: long };
  const openingHours = { ...site.openingHours, days: { ...monday, friday, saturday, sunday: null } };
  render(<ContactDetails company={{ ...site, phone: "+1 23 45", openingHours }} copy={copy} />);
}
const text = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

afterEach(cleanup);

describe("the contact information card", () => {
  it.each([
    [long, null, "Monday–Friday 09:00–17:00"],
    [short, null, "Monday–Thursday 09:00–17:00, Friday 09:00–15:30"],
    [null, long, "Monday–Thursday 09:00–17:00, Saturday 09:00–17:00"],
    [short, short, "Monday–Thursday 09:00–17:00, Friday–Saturday 09:00–15:30"],
  ])("shows the facts, with a Friday of %j and a Saturday of %j", (friday, saturday, hours) => {
    show(friday, saturday);
    expect(text("term")).toEqual(["E", "P", "L", "R", "O"]);
    expect(text("definition")).toEqual([site.email, "+1 23 45", site.location, site.responseTime, hours]);
  });

  it("has links for email and phone only", () => {
    show(long, null);
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual([`mailto:${site.email}`, "tel:+12345"]);
  });
});
