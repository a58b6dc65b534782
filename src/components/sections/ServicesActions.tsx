import { Button } from "../ui/Button";
import { SectionHead } from "../ui/SectionHead";

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
      <div className="page-width">
        <SectionHead id="actions" title={title} text={text}>
          <div className="buttons">
            {/* Marked as pressed while the assessment's code is on its way. */}
            <div>
              <Button
                href={growthAssessment.href}
                role="button"
                data-assessment={growthAssessment.dataPath}
                data-scripted=""
              >
                {growthAssessment.label}
              </Button>
            </div>
            <Button href={scheduleCall.href} role="button" variant="secondary">
              {scheduleCall.label}
            </Button>
          </div>
        </SectionHead>
      </div>
    </section>
  );
}
