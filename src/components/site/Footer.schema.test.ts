import { expect, it } from "vitest";
import { footerSchema } from "./Footer.schema";

const footer = (href: string) => {
  const links = [{ label: "A page", href }];
  return {
    pagesLabel: "a",
    pages: links,
    legalLabel: "b",
    legal: links,
    contactLabel: "c",
    registryCode: "d",
  };
};

it.each(["/", "/about", "/terms", "/terms#accessibility"])("the footer may link to %s", (href) => {
  expect(footerSchema.safeParse(footer(href)).success).toBe(true);
});

it.each(["/abuot", "/404", "about", "/about/", "https://example.com"])(
  "%s is no page of the site",
  (href) => {
    const issues = footerSchema.safeParse(footer(href)).error?.issues ?? [];
    expect(issues[0]).toMatchObject({ path: ["pages", 0, "href"] });
    const [problem, pages] = issues[0]?.message.split("; there are ") ?? [];
    expect(problem).toBe(`there is no page “${href}”`);
    expect(pages?.split(", ")).toEqual(expect.arrayContaining(["/", "/about", "/cookies"]));
  },
);
