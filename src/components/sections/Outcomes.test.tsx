import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Outcomes } from "./Outcomes.tsx";

const claim = (figure: string, basis: string | null) => ({ claim: { id: "x", figure, basis }, text: figure });

it.each([
  ["one claim has", [claim("1%", "A")], "1%A"],
  ["two claims share", [claim("1%", "A"), claim("2%", "A")], "1%2%A"],
  ["two of three claims share", [claim("1%", "A"), claim("2%", "A"), claim("3%", "B")], "1%2%3%B1%, 2%: A"],
  [
    "two claims beside another outcome share",
    [claim("1%", "A"), claim("2%", "A"), { claim: null, text: "more" }],
    "1%2%more1%, 2%: A",
  ],
  ["no claim has", [claim("1%", null), claim("2%", null)], "1%2%"],
])("a basis that %s stands once", (_, outcomes, expected) => {
  const html = renderToStaticMarkup(<Outcomes outcomes={outcomes} className="" />);
  expect(html.replace(/<strong.*?<\/strong> |<[^>]+>|(?<=>) | (?=<)/g, "")).toBe(expected);
});
