import { expect, it } from "vitest";
import { refuseMistakes } from "./markdown-rules";

it.each([
  [
    "See [us](www.example.com).",
    /^“\[us\]\(www\.example\.com\)” leads nowhere\. Begin the address with https:/,
  ],
  ["[us](contact)", /leads nowhere/],
  ["[us](mail@example.com)", /leads nowhere/],
  ["[us]()", /leads nowhere/],
  ["[us](<www.example.com>)", /leads nowhere/],
  ["Write to [us] (/contact).", /^“\[us\] \(\/contact\)” is not a link\. Remove the space/],
  ["[us] (https://example.com)", /is not a link/],
  ["[us]  (www.example.com)", /is not a link/],
  ["# Scope", /^“# Scope” has the level of the page's own heading\. Begin headings with ##/],
  ["A text.\n\n# Scope\n\nMore.", /^“# Scope”/],
])("%j is refused", (text, message) => {
  expect(() => refuseMistakes(text)).toThrow(message);
});

it.each([
  "[us](/contact), [there](#scope), [them](https://example.com/a), [me](mailto:{site.email}), [you](tel:+372)",
  "[book]({site.bookingUrl}) and [a](<https://example.com/a b>)",
  "## Scope\n\n### Part\n\n#1 in [brackets] (in words) and C# too",
])("%j is accepted", (text) => {
  expect(() => refuseMistakes(text)).not.toThrow();
});
