import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ReplyDial } from "./ReplyDial";

describe("the reply dial", () => {
  it("marks the hours in which the office is open, with noon on top", () => {
    const dial = renderToStaticMarkup(<ReplyDial opens="06:00" closes="12:00" />);
    expect(dial).toContain('d="M134 232A184 184 0 0 1 318 48"');
  });

  it("goes the long way round for an office that is open for more than half of the day", () => {
    const dial = renderToStaticMarkup(<ReplyDial opens="06:00" closes="18:30" />);
    expect(dial).toMatch(/d="M134 232A184 184 0 1 1 \d+ \d+"/);
  });
});
