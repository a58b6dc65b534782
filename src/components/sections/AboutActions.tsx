import type { Site } from "../../lib/content/facts.schema";
import { Button } from "../ui/Button";
import { SectionHead } from "../ui/SectionHead";
import type { AboutActionsCopy } from "./AboutActions.schema";

interface AboutActionsProps extends Pick<Site, "bookingUrl" | "successStoriesUrl"> {
  copy: AboutActionsCopy;
}

/**
 * The two buttons of the about page, which do nothing without a link (specification, chapter 2),
 * and one to the contact page.
 */
export function AboutActions({ copy, bookingUrl, successStoriesUrl }: AboutActionsProps) {
  const actions = [
    { label: copy.scheduleCall, href: bookingUrl, noteId: "schedule-call-note" },
    { label: copy.successStories, href: successStoriesUrl, noteId: "success-stories-note" },
  ];
  return (
    <section aria-labelledby="actions" className="no-print section section-tinted">
      <div className="page-width">
        <SectionHead id="actions" title={copy.title} text={copy.text}>
          <p className="buttons">
            <Button href="/contact">{copy.write}</Button>
          </p>
          <div className="buttons">
            {actions.map(({ label, href, noteId }) =>
              href ? (
                <Button key={label} href={href} role="button" variant="secondary">
                  {label}
                </Button>
              ) : (
                <div key={label} data-not-in-markdown="">
                  <Button variant="secondary" size="small" aria-describedby={noteId}>
                    {label}
                  </Button>
                  <p id={noteId} className="note">
                    {copy.unavailable}
                  </p>
                </div>
              ),
            )}
          </div>
        </SectionHead>
      </div>
    </section>
  );
}
