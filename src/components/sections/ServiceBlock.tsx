import growthLine from "../../illustrations/GrowthLine.module.css";
import { ServiceIcon } from "../../illustrations/ServiceIcon.tsx";
import type { Service } from "../../schemas/service.ts";
import type { ServicesPageCopy } from "../../schemas/services-page.ts";
import { ButtonSummary } from "../ui/Button.tsx";
import { Checklist } from "../ui/Checklist.tsx";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import { ExamplePage } from "./ExamplePage.tsx";
import { Outcomes } from "./Outcomes.tsx";
import { Results, type ResultsProps } from "./Results.tsx";
import styles from "./ServiceBlock.module.css";

interface ServiceBlockProps extends Service, ResultsProps {
  id: string;
  /** Whether any service has results: no claim is then larger than their numbers. */
  hasResults: boolean;
  /** The link to the form, with this service as the topic. */
  askHref: string;
  copy: ServicesPageCopy["service"];
}

/** One service on the services page: what it is, details behind Learn More, what it brings, and its example page. */
export function ServiceBlock(props: ServiceBlockProps) {
  const { id, title, example, outcomes, more, copy } = props;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.service}>
      <div className={`page-width columns wide-gap ${styles.columns}`}>
        <div>
          <ServiceIcon name={props.picture} />
          <h2 id={`${id}-title`} className={`medium-heading ${growthLine.station}`}>
            {title}
          </h2>
          <p className="lead">{props.subtitle}</p>
          <p className={styles.description}>{props.description}</p>
          <Checklist items={props.features} />
        </div>
        <details>
          <ButtonSummary>
            {`${copy.learnMore} `}
            <span className="sr-only">{`${copy.about} ${title}`}</span>
          </ButtonSummary>
          <div className={styles.more}>
            <div>
              <h3>{copy.howItWorks}</h3>
              <p>{more.howItWorks}</p>
            </div>
            <div>
              <h3>{copy.delivered}</h3>
              <Checklist items={more.delivered} />
            </div>
            <div>
              <h3>{copy.timeline}</h3>
              <DescriptionList
                items={more.timeline.map(({ when, what }) => ({ label: when, value: what }))}
              />
              <a className="standalone no-print" href={props.askHref}>
                {`${copy.ask} ${title}`}
              </a>
            </div>
          </div>
        </details>
        <div className={styles.sheets}>
          <div className="card">
            <h3>{copy.outcomes}</h3>
            <Outcomes
              outcomes={outcomes}
              className={`row ${styles.outcomes} ${props.hasResults ? styles.besideResults : ""}`}
            />
            <Results {...props} />
            {props.results.length > 0 && (
              <a className="standalone" href="/about#results">
                {props.resultsCopy.all}
              </a>
            )}
          </div>
          {example && <ExamplePage {...example} mark={copy.example} />}
        </div>
      </div>
    </section>
  );
}
