import type { ReactNode } from "react";

export interface CallToActionProps {
  title: string;
  intro: string;
  /** The enquiry form. */
  children: ReactNode;
}

/** The contact call to action that ends the home page. */
export function CallToAction({ title, intro, children }: CallToActionProps) {
  return (
    <section id="cta" aria-labelledby="cta-title" className="section">
      <div className="page-width grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="cta-title">{title}</h2>
          <p className="lead">{intro}</p>
        </div>
        <div className="lg:col-span-7">{children}</div>
      </div>
    </section>
  );
}
