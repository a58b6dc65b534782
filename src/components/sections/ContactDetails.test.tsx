// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadFacts } from "../../lib/content/facts";
import { formatOpeningHours } from "../../lib/format-opening-hours";
import { ContactDetails } from "./ContactDetails";

const { site } = loadFacts();
const copy = { title: "D", email: "E", phone: "P", location: "L", responseTime: "R", openingHours: "O" };

beforeEach(() => {
  render(<ContactDetails company={{ ...site, email: "mail@example.com", phone: "+1 23 45" }} copy={copy} />);
});
afterEach(cleanup);

describe("the contact information card", () => {
  it("shows email, phone, location, response time and opening hours", () => {
    const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
    expect(texts("term")).toEqual(["E", "P", "L", "R", "O"]);
    expect(texts("definition")).toEqual([
      "mail@example.com",
      "+1 23 45",
      "Tallinn, Estonia",
      "within 24 hours",
      formatOpeningHours(site.openingHours),
    ]);
  });

  it("has links for email and phone only", () => {
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["mailto:mail@example.com", "tel:+12345"]);
  });
});
