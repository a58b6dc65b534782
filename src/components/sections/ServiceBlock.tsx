import { ServiceIcon } from "../../illustrations/ServiceIcon";
import type { ResolvedOutcome } from "../../lib/content/claims";
import buttonStyles from "../ui/Button.module.css";
import { Checklist } from "../ui/Checklist";
import { DescriptionList } from "../ui/DescriptionList";
import { Outcome } from "./Outcome";
import styles from "./ServiceBlock.module.css";
import type { Service, ServiceLabels } from "./ServiceBlock.schema";
import { AccountMap } from "./specimens/AccountMap";
import { IdealCustomer } from "./specimens/IdealCustomer";
import { PipelineReport } from "./specimens/PipelineReport";
import type { Specimens } from "./specimens/Specimens.schema";

interface ServiceBlockProps extends Omit<Service, "outcomes"> {
  id: string;
  outcomes: ResolvedOutcome[];
  /** The link to the form, with this service as the topic. */
  askHref: string;
  specimens: Specimens;
  labels: ServiceLabels;
}

/** One service on the services page, with details behind Learn More. */
export function ServiceBlock(props: ServiceBlockProps) {
  const { id, title, specimen, specimens, outcomes, more, labels } = props;
  const { example } = specimens;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`section ${styles.block}`}>
      <div className={`page-width columns ${styles.columns}`}>
        <div>
          <div className={styles.icon}>
            <ServiceIcon name={props.icon} />
          </div>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="lead">{props.subtitle}</p>
          <p className={styles.paragraph}>{props.description}</p>
          <p>
            <a className="no-print link standalone" href={props.askHref}>
              {labels.ask} {title}
            </a>
          </p>
        </div>
        <div className={styles.specimen}>
          {specimen === "idealCustomer" && <IdealCustomer copy={specimens.idealCustomer} example={example} />}
          {specimen === "report" && <PipelineReport copy={specimens.report} example={example} />}
          {specimen === "accountMap" && <AccountMap copy={specimens.accountMap} example={example} />}
        </div>
        <div className={`ruled columns ${styles.outcomes}`}>
          <h3>{labels.outcomes}</h3>
          <ul className={styles.outcomeList}>
            {outcomes.map((outcome) => (
              <Outcome key={outcome.text} outcome={outcome} />
            ))}
          </ul>
          <details className={styles.learnMore}>
            <summary className={buttonStyles.button} data-variant="secondary" data-not-in-markdown="">
              {labels.learnMore}{" "}
              <span className="sr-only">
                {labels.about} {title}
              </span>
            </summary>
            <div className={styles.more}>
              <div>
                <h3>{labels.features}</h3>
                <Checklist items={props.features} />
              </div>
              <div>
                <h3>{labels.howItWorks}</h3>
                <p className={styles.paragraph}>{more.howItWorks}</p>
              </div>
              <div>
                <h3>{labels.delivered}</h3>
                <Checklist items={more.delivered} />
              </div>
              <div>
                <h3>{labels.timeline}</h3>
                <DescriptionList
                  items={more.timeline.map(({ when, what }) => ({ label: when, value: what }))}
                />
              </div>
            </div>
          </details>
        </div>
      </div>
    </section>
  );
}
