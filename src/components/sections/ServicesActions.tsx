import { Button } from "../ui/Button";
import { SectionHead } from "../ui/SectionHead";
import type { ServicesActionsCopy } from "./ServicesActions.schema";

interface ServicesActionsProps {
  copy: ServicesActionsCopy;
  callHref: string;
  /** The button's link until the assessment's code is loaded, and the address of its data. */
  assessment: { href: string; dataPath: string };
}

/** The two calls to action at the end of the services page. */
export function ServicesActions({ copy, callHref, assessment }: ServicesActionsProps) {
  return (
    <section aria-labelledby="actions" className="no-print section section-tinted">
      <div className="page-width">
        <SectionHead id="actions" title={copy.title} text={copy.text}>
          <div className="buttons">
            {/* load-assessment.ts sets data-pressed on this element while the assessment loads. */}
            <div>
              <Button
                href={assessment.href}
                role="button"
                data-assessment={assessment.dataPath}
                data-scripted=""
              >
                {copy.growthAssessment}
              </Button>
            </div>
            <Button href={callHref} role="button" variant="secondary">
              {copy.scheduleCall}
            </Button>
          </div>
        </SectionHead>
      </div>
    </section>
  );
}
