import { expect, it } from "vitest";
import { footerSchema } from "./footer.schema";

const issues = (href: string) => {
  const links = [{ label: "A page", href }];
  const words = { pagesLabel: "a", legalLabel: "b", contactLabel: "c", registryCode: "d" };
  return footerSchema.safeParse({ ...words, pages: links, legal: links }).error?.issues;
};

it.each(["/", "/about", "/terms", "/terms#accessibility"])("the footer may link to %s", (href) => {
  expect(issues(href)).toBeUndefined();
});

it.each(["/abuot", "/404", "about", "/about/", "https://example.com"])(
  "%s is no page of the site",
  (href) => {
    const message = expect.stringMatching(/^there is no page “.+”; there are \/about, .*\/cookies/);
    expect(issues(href)?.[0]).toMatchObject({ path: ["pages", 0, "href"], message });
  },
);
