import { ServiceIcon } from "../../illustrations/ServiceIcon.tsx";
import servicesLine from "../../illustrations/services-line.module.css";
import { fill } from "../../lib/fill.ts";
import type { ClientResults, Result } from "../../schemas/results.ts";
import type { Service } from "../../schemas/service.ts";
import type { ServicesPageCopy } from "../../schemas/services-page.ts";
import { ButtonSummary } from "../ui/Button.tsx";
import { Checklist } from "../ui/Checklist.tsx";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import { Outcomes } from "./Outcomes.tsx";
import { Results } from "./Results.tsx";
import { SamplePage } from "./SamplePage.tsx";
import styles from "./ServiceBlock.module.css";

interface ServiceBlockProps extends Service {
  id: string;
  clientResults: ClientResults;
  /** Those of this service. */
  shown: readonly Result[];
  /** Whether a link to all results follows. */
  leadsToAll: boolean;
  /** The link to the form, with this service as the topic. */
  askHref: string;
  copy: ServicesPageCopy["service"];
}

/** One service on the services page: what it is, what it brings, and details with a sample page behind Learn More. */
export function ServiceBlock(props: ServiceBlockProps) {
  const { id, title, sample, more, clientResults, shown, leadsToAll, copy } = props;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={`section ${styles.service}`}>
      <div
        className={`page-width columns wide-gap ${styles.columns} ${shown.length === 0 ? styles.three : ""}`}
      >
        <div className={styles.text}>
          <ServiceIcon name={props.picture} />
          <h2 id={`${id}-title`} className={servicesLine.station}>
            {title}
          </h2>
          <p className="lead">{props.subtitle}</p>
        </div>
        <div className={styles.scope}>
          <p>{props.description}</p>
          <Checklist items={props.features} />
        </div>
        <div className={`row ${styles.learn}`}>
          <details>
            <ButtonSummary>
              {`${copy.learnMore} `}
              <span className="sr-only">{`${copy.about} ${title}`}</span>
            </ButtonSummary>
            <div className={styles.more}>
              <div className={styles.method}>
                <div>
                  <h3>{copy.howItWorks}</h3>
                  <p>{more.howItWorks}</p>
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
              <div className={styles.delivered}>
                <h3>{copy.delivered}</h3>
                <Checklist items={more.delivered} />
                {sample && <SamplePage {...sample} mark={copy.sample} />}
              </div>
            </div>
          </details>
          {sample && <p className="no-print note">{fill(copy.withSample, { sample: sample.title })}</p>}
        </div>
        <div className={`card ${styles.outcomes}`}>
          <h3>{copy.outcomes}</h3>
          <Outcomes outcomes={props.outcomes} className={`row ${styles.list}`} />
          <Results
            {...clientResults}
            shown={shown}
            which={clientResults.resultsCopy.ofService}
            leadsToAll={leadsToAll}
          />
        </div>
      </div>
    </section>
  );
}
