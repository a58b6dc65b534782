export interface LegalIntroProps {
  title: string;
  /** Month and year of the last change. */
  updated: string;
}

/** Opens a legal page. */
export function LegalIntro({ title, updated }: LegalIntroProps) {
  return (
    <header className="page-width pt-14 pb-12 lg:pt-20">
      <h1>{title}</h1>
      <p className="mt-4 text-ink-muted">Last updated {updated}</p>
    </header>
  );
}
