import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ReplyDial } from "./ReplyDial";

describe("the reply dial", () => {
  it("marks the office hours, with noon at the top", () => {
    const dial = renderToStaticMarkup(<ReplyDial opens="06:00" closes="12:00" />);
    expect(dial).toContain('d="M134 232A184 184 0 0 1 318 48"');
  });

  it("draws the large arc if the office is open for more than half of the day", () => {
    const dial = renderToStaticMarkup(<ReplyDial opens="06:00" closes="18:30" />);
    expect(dial).toMatch(/d="M134 232A184 184 0 1 1 \d+ \d+"/);
  });
});
