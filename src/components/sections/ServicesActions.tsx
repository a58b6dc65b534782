import { Button } from "../ui/Button";
import styles from "./ServicesActions.module.css";

export interface ServicesActionsProps {
  title: string;
  text: string;
  scheduleCall: { label: string; href: string };
  /** With the address of the data that opens it in place. */
  growthAssessment: { label: string; href: string; dataPath: string };
}

/** The two ways on from the services page. */
export function ServicesActions({ title, text, scheduleCall, growthAssessment }: ServicesActionsProps) {
  return (
    <section aria-labelledby="actions" className="section">
      <div className={`page-width columns ${styles.columns}`}>
        <h2 id="actions">{title}</h2>
        <div className={styles.ways}>
          <p className="lead">{text}</p>
          <div className={styles.actions}>
            <Button href={scheduleCall.href} role="button">
              {scheduleCall.label}
            </Button>
            {/* Marked as pressed while the assessment's code is on its way. */}
            <div>
              <Button
                href={growthAssessment.href}
                role="button"
                variant="secondary"
                data-assessment={growthAssessment.dataPath}
                data-scripted=""
              >
                {growthAssessment.label}
              </Button>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
