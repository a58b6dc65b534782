import { fill } from "../../lib/fill.ts";
import type { AboutCopy } from "../../schemas/about.ts";
import type { Site } from "../../schemas/site.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./AboutActions.module.css";

interface AboutActionsProps extends Pick<Site, "bookingUrl"> {
  /** The link to the results; null if there are none. */
  resultsHref: string | null;
  copy: AboutCopy["actions"];
}

/** The id of the note after the buttons. */
const NOTE = "unavailable";

/**
 * The two buttons of the about page, which do nothing without a link (specification, chapter 2),
 * and one to the contact page.
 */
export function AboutActions({ copy, bookingUrl, resultsHref }: AboutActionsProps) {
  const actions = [
    { label: copy.scheduleCall, href: bookingUrl },
    { label: copy.successStories, href: resultsHref },
  ];
  const [idle, ...moreIdle] = actions.filter(({ href }) => !href);
  return (
    <section className="no-print section section-tinted">
      <div className="page-width columns">
        <h2>{copy.title}</h2>
        <div>
          <p className="lead">{copy.text}</p>
          <div className={styles.actions}>
            <div className="buttons">
              <Button href="/contact">{copy.write}</Button>
            </div>
            <div>
              <div className="buttons">
                {actions.map(({ label, href }) =>
                  href ? (
                    <Button key={label} href={href} variant="secondary">
                      {label}
                    </Button>
                  ) : (
                    <Button key={label} variant="secondary" className={styles.idle} aria-describedby={NOTE}>
                      {label}
                    </Button>
                  ),
                )}
              </div>
              {idle && (
                <p id={NOTE} className="note">
                  {moreIdle.length > 0
                    ? copy.noneAvailable
                    : fill(copy.oneUnavailable, { button: idle.label })}
                </p>
              )}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
