import type { ReactNode } from "react";
import { Answerer, type PersonWithPhoto } from "./People.tsx";

interface CallToActionProps {
  title: string;
  /** Whether the page's other titles are larger. */
  isMinor?: boolean;
  intro: string;
  /** The starting price, unless the page has said it. */
  price?: string | null;
  /** The title of the answers to common questions, on the contact page. */
  questions: string;
  /** The first is shown as the one who answers. */
  people: readonly PersonWithPhoto[];
  /** The enquiry form. */
  children?: ReactNode;
}

/** The contact call to action that ends the home page and the services page. */
export function CallToAction({
  title,
  isMinor,
  intro,
  price,
  questions,
  people,
  children,
}: CallToActionProps) {
  return (
    <section id="cta" tabIndex={-1} aria-labelledby="cta-title" className="no-print section section-close">
      <div className="page-width columns">
        <div>
          <h2 id="cta-title" className={isMinor ? "medium-heading" : ""}>
            {title}
          </h2>
          <p className="lead">{intro}</p>
          {price && <p className="subheading">{price}</p>}
          <Answerer people={people} />
          <p className="buttons">
            <a href="/contact#faq">{questions}</a>
          </p>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
