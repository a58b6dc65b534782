import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { getContent } from "../../../tests/support/content.ts";
import { AboutActions } from "./AboutActions.tsx";

const { actions } = getContent("pages/about");
const COPY = { ...actions, write: "Write", oneUnavailable: "{button} is missing." };

it("the button with a booking page opens it, and the note is about the other button", () => {
  const booking = "https://example.com/book";
  const html = renderToStaticMarkup(<AboutActions copy={COPY} bookingUrl={booking} resultsHref={null} />);
  const links = [...html.matchAll(/<a [^>]*?href="(.*?)".*?>(.*?)<\/a>/g)].map(([, ...link]) => link);
  expect(links).toEqual([
    ["/contact", COPY.write],
    [booking, COPY.scheduleCall],
  ]);
  const described = [...html.matchAll(/<button [^>]*?aria-describedby.*?>(.*?)<\/button>/g)];
  expect(described.map(([, button]) => button)).toEqual([COPY.successStories]);
  expect(html).toContain(`${COPY.successStories} is missing.`);
});
