import { Button } from "../ui/Button";
import { SectionHead } from "../ui/SectionHead";

interface Action {
  label: string;
  /** Where the button leads; null while there is nowhere. */
  href: string | null;
}

export interface AboutActionsProps {
  title: string;
  text: string;
  /** The label of the button that leads to the contact page. */
  write: string;
  scheduleCall: Action;
  successStories: Action;
  /** Describes a button while it has nowhere to lead. */
  unavailable: string;
}

/** The two buttons of the about page (specification, chapter 2: they do nothing), and one that leads on. */
export function AboutActions({ title, text, write, unavailable, ...actions }: AboutActionsProps) {
  return (
    <section aria-labelledby="actions" className="section section-tinted">
      <div className="page-width">
        <SectionHead id="actions" title={title} text={text}>
          <p className="buttons">
            <Button href="/contact">{write}</Button>
          </p>
          <div className="buttons">
            <ActionButton id="schedule-call" action={actions.scheduleCall} unavailable={unavailable} />
            <ActionButton id="success-stories" action={actions.successStories} unavailable={unavailable} />
          </div>
        </SectionHead>
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
      <p id={`${id}-note`} className="note">
        {unavailable}
      </p>
    </div>
  );
}
