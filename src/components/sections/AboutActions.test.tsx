import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AboutActions } from "./AboutActions.tsx";

const COPY = {
  title: "Talk",
  text: "About it.",
  write: "Write",
  scheduleCall: "Schedule a Strategy Call",
  successStories: "View Our Success Stories",
  noneAvailable: "Both are missing.",
  oneUnavailable: "{button} is missing.",
};

it.each([
  [COPY.scheduleCall, COPY.successStories, "https://example.com/book", null],
  [COPY.successStories, COPY.scheduleCall, null, "#results"],
])("“%s” with a link opens it, and the note is about the other button", (name, other, booking, stories) => {
  const html = renderToStaticMarkup(<AboutActions copy={COPY} bookingUrl={booking} resultsHref={stories} />);
  const links = [...html.matchAll(/<a [^>]*?href="(.*?)".*?>(.*?)<\/a>/g)].map(([, ...link]) => link);
  expect(links).toEqual([
    ["/contact", COPY.write],
    [booking ?? stories, name],
  ]);
  const described = [...html.matchAll(/<button [^>]*?aria-describedby.*?>(.*?)<\/button>/g)];
  expect(described.map(([, button]) => button)).toEqual([other]);
  expect(html).toContain(`${other} is missing.`);
});
