import { ServicePicture } from "../../illustrations/ServicePicture.tsx";
import type { HomeCopy } from "../../schemas/home.ts";
import type { Service } from "../../schemas/service.ts";
import { Button } from "../ui/Button.tsx";
import { Checklist } from "../ui/Checklist.tsx";
import styles from "./ServiceCards.module.css";

type ServiceCardsProps = HomeCopy["services"] & { cards: ({ id: string } & Service)[] };

/** The services section of the home page. */
export function ServiceCards({ title, intro, more, cards }: ServiceCardsProps) {
  return (
    <section
      id="services"
      tabIndex={-1}
      aria-labelledby="services-title"
      className={`section ${styles.services}`}
    >
      <div className="page-width">
        <h2 id="services-title">{title}</h2>
        <p className="lead">{intro}</p>
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.id} className={`card ${styles.card}`}>
              <div className={styles.picture}>
                <ServicePicture name={card.picture} />
              </div>
              <div>
                <h3 className="small-heading">
                  <a href={`/services#${card.id}`} className={styles.link}>
                    {card.title}
                  </a>
                </h3>
                <p className="muted">{card.summary}</p>
              </div>
              <Checklist items={card.features} />
            </li>
          ))}
        </ul>
        <p className="buttons">
          <Button href="/services" variant="secondary">
            {more}
          </Button>
        </p>
      </div>
    </section>
  );
}
