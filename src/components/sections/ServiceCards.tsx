import type { ReactNode } from "react";

export interface ServiceCardsProps {
  title: string;
  intro: string;
  more: string;
  /** Leads to the form; the service's title follows. */
  ask: string;
  /** askHref: the form with the service as its topic. */
  cards: {
    id: string;
    askHref: string;
    image: ReactNode;
    title: string;
    summary: string;
    features: string[];
  }[];
}

/** The services section of the home page. */
export function ServiceCards({ title, intro, more, ask, cards }: ServiceCardsProps) {
  return (
    <section id="services" aria-labelledby="services-title" className="section">
      <div className="page-width">
        <h2 id="services-title">{title}</h2>
        <p className="lead">{intro}</p>
        <ul className="service-cards">
          {cards.map((card) => (
            <li key={card.id} className="service-card">
              <div className="drawing">{card.image}</div>
              <h3>{card.title}</h3>
              <p className="text-ink-muted">{card.summary}</p>
              <ul className="checklist">
                {card.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <a className="link" href={card.askHref}>
                {ask} {card.title}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-8">
          <a className="link" href="/services">
            {more}
          </a>
        </p>
      </div>
    </section>
  );
}
