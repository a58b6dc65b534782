import type { ServicesPageCopy } from "../../schemas/services-page.ts";
import { Button } from "../ui/Button.tsx";
import { SectionHead } from "../ui/SectionHead.tsx";

interface ServicesActionsProps {
  copy: ServicesPageCopy["actions"];
  callHref: string;
  assessmentHref: string;
}

/** The two calls to action at the end of the services page. */
export function ServicesActions({ copy, callHref, assessmentHref }: ServicesActionsProps) {
  return (
    <section aria-labelledby="actions" className="no-print section">
      <div className="page-width">
        <SectionHead id="actions" title={copy.title} text={copy.text}>
          <div className="buttons">
            <Button href={callHref} role="button">
              {copy.scheduleCall}
            </Button>
            <Button href={assessmentHref} role="button" variant="secondary">
              {copy.growthAssessment}
            </Button>
          </div>
        </SectionHead>
      </div>
    </section>
  );
}
