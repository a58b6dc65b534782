import type { ReactNode } from "react";
import { SectionHead } from "../../components/ui/SectionHead";

interface LinterSectionProps {
  title: string;
  intro: string;
  promise: string;
  withoutScript: string;
  /** The linter. */
  children: ReactNode;
}

/** The section around the linter for cold emails. */
export function LinterSection({ title, intro, promise, withoutScript, children }: LinterSectionProps) {
  return (
    <section aria-labelledby="linter" className="section no-print">
      <div className="page-width">
        <SectionHead id="linter" title={title} text={intro}>
          <p className="lead">
            <strong>{promise}</strong>
          </p>
          <noscript>
            <p className="note">{withoutScript}</p>
          </noscript>
        </SectionHead>
        {children}
      </div>
    </section>
  );
}
