import type { ReactNode } from "react";

export interface PageIntroProps {
  headline: string;
  intro?: string;
  /** An address to write to, set large. */
  email?: string;
  /** Below the words, or beside them where its styles say so. */
  picture?: ReactNode;
}

/** Opens a page below the home page. */
export function PageIntro({ headline, intro, email, picture }: PageIntroProps) {
  return (
    <div className="page-intro">
      <div className="page-width pt-14 pb-4 lg:pt-20">
        <h1>{headline}</h1>
        {intro && <p className="lead">{intro}</p>}
        {email && (
          <a className="display-link link" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </div>
      {picture}
    </div>
  );
}
