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
  ["[us](https://example.com/\u200b)", /has an invisible character/],
  ["# Scope", /^“# Scope” has the level of the page's own heading\. Begin headings with ##/],
  ["A text.\n\n# Scope\n\nMore.", /^“# Scope”/],
  ["> # Scope", /level of the page's own heading/],
  ["Kasv OÜ\r\n=======\r\n", /^“=======” makes a heading of the line above, .* headings begin with ##/],
  ["The end of a text\n---\n\nMore.", /^“---” makes a heading/],
  ["A text.\n\n* * *\n", /draws a line/],
  ["Write to <your account manager>.", /^“<your account manager>” would not be seen\. Write it in round/],
  ["A text.\n\n<div>More.</div>", /^“<div>”/],
  ["A text.\n\n<!-- later -->", /would not be seen/],
  ["Press `Enter`.", /code of a program\. Write quotation marks/],
  ["A text.\n\n    More.", /^“More\.” would be shown as the code/],
  ["![Us](https://example.com/us.png)", /is a picture/],
  ["[us]: https://example.com", /would not be seen\. Write a link/],
  ["It is ~~not~~ ours.", /struck through/],
])("%j is refused", (text, message) => {
  expect(() => refuseMistakes(text)).toThrow(message);
});

it.each([
  "[us](/contact), [there](#scope), [them](https://example.com/a), [me](mailto:{site.email}), [you](tel:+372)",
  "[book]({site.bookingUrl}) and [a](<https://example.com/a b>)",
  "## Scope\n\n### Part\n\n#1 in [brackets] (in words) and C# too",
  "| a | b |\n| --- | --- |\n| - | 1 < 2 |\n\n- a\n  - b\n\n1. c\n\n- [ ] d\n\n**e** – *f*, ~5 days",
  '<!-- mode: log -->\n<span lang="et">Harju Maakohus</span>\n<!-- end -->\n\n<mail@example.com>',
])("%j is accepted", (text) => {
  expect(() => refuseMistakes(text)).not.toThrow();
});
