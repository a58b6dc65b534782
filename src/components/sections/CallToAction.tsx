import type { ReactNode } from "react";
import { Answerer, type ShownPerson } from "./People.tsx";

interface CallToActionProps {
  title: string;
  intro: string;
  /** The starting price. */
  price: string | null;
  /** The first of them answers. */
  people: readonly ShownPerson[];
  /** The enquiry form. */
  children?: ReactNode;
}

/** The contact call to action that ends the home page and the services page. */
export function CallToAction({ title, intro, price, people, children }: CallToActionProps) {
  return (
    <section id="cta" tabIndex={-1} aria-labelledby="cta-title" className="no-print section section-close">
      <div className="page-width columns">
        <div>
          <h2 id="cta-title">{title}</h2>
          <p className="lead">{intro}</p>
          <Answerer people={people} />
          {price && <p className="lead">{price}</p>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
