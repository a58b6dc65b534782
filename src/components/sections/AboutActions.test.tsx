import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AboutActions } from "./AboutActions";

const props = {
  title: "Talk",
  scheduleCall: { label: "Schedule", href: null },
  successStories: { label: "Stories", href: "https://example.com/stories" },
  unavailable: "not available yet",
};

describe("the buttons of the about page", () => {
  const html = renderToStaticMarkup(<AboutActions {...props} />);

  it("one without a link is an enabled button, described as not available yet", () => {
    expect(html).toMatch(/<button type="button" aria-describedby="schedule-call-note"[^>]*>Schedule/);
    expect(html).toContain(
      '<p id="schedule-call-note" class="mt-2 text-sm text-ink-muted">not available yet',
    );
    expect(html).not.toContain("disabled");
  });

  it("one with a link opens it", () => {
    expect(html).toMatch(/<a href="https:\/\/example.com\/stories" role="button"[^>]*>Stories<\/a>/);
  });
});
