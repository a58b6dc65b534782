import { Button } from "../ui/Button";
import styles from "./AboutActions.module.css";

interface Action {
  label: string;
  /** Where the button leads; null while there is nowhere. */
  href: string | null;
}

export interface AboutActionsProps {
  title: string;
  scheduleCall: Action;
  successStories: Action;
  /** Describes a button while it has nowhere to lead. */
  unavailable: string;
}

/** The two buttons of the about page (specification, chapter 2: they do nothing). */
export function AboutActions({ title, scheduleCall, successStories, unavailable }: AboutActionsProps) {
  return (
    <section
      aria-labelledby="actions"
      className="section section-tinted"
      data-not-in-markdown={scheduleCall.href || successStories.href ? undefined : ""}
    >
      <div className="page-width">
        <h2 id="actions">{title}</h2>
        <div className={styles.actions}>
          <ActionButton id="schedule-call" action={scheduleCall} unavailable={unavailable} />
          <ActionButton id="success-stories" action={successStories} unavailable={unavailable} />
        </div>
      </div>
    </section>
  );
}

function ActionButton({ id, action, unavailable }: { id: string; action: Action; unavailable: string }) {
  if (action.href !== null) {
    return (
      <Button href={action.href} role="button" variant="secondary">
        {action.label}
      </Button>
    );
  }
  return (
    <div data-not-in-markdown="">
      <Button variant="secondary" aria-describedby={`${id}-note`}>
        {action.label}
      </Button>
      <p id={`${id}-note`} className={`note ${styles.unavailable}`}>
        {unavailable}
      </p>
    </div>
  );
}
