import { ServiceIcon } from "../../illustrations/ServiceIcon";
import type { ResolvedOutcome } from "../../lib/content/claims";
import type { Service, ServiceLabels } from "../../schemas/services";
import type { Specimens } from "../../schemas/specimens";
import { ButtonSummary } from "../ui/Button";
import { Checklist } from "../ui/Checklist";
import { DescriptionList } from "../ui/DescriptionList";
import { DossierSection } from "./DossierSection";
import { Outcome } from "./Outcome";
import styles from "./ServiceBlock.module.css";
import { AccountMap } from "./specimens/AccountMap";
import { IdealCustomer } from "./specimens/IdealCustomer";
import { PipelineReport } from "./specimens/PipelineReport";

interface ServiceBlockProps extends Omit<Service, "outcomes"> {
  id: string;
  outcomes: ResolvedOutcome[];
  /** The link to the form, with this service as the topic. */
  askHref: string;
  specimens: Specimens;
  labels: ServiceLabels;
}

/** One service on the services page: its sheet, what it brings, and details behind Learn More. */
export function ServiceBlock(props: ServiceBlockProps) {
  const { id, title, specimen, specimens, outcomes, more, labels } = props;
  const { example } = specimens;
  return (
    <DossierSection
      isStation
      id={id}
      title={title}
      icon={<ServiceIcon name={props.motif} />}
      text={props.subtitle}
      margin={
        <>
          <p className={styles.description}>{props.description}</p>
          <p className={styles.ask}>
            <a className="no-print standalone" href={props.askHref}>
              {`${labels.ask} ${title}`}
            </a>
          </p>
          <h3>{labels.outcomes}</h3>
          <ul className={styles.outcomes}>
            {outcomes.map((outcome) => (
              <Outcome key={outcome.text} outcome={outcome} />
            ))}
          </ul>
        </>
      }
      below={
        <details>
          <ButtonSummary>
            {`${labels.learnMore} `}
            <span className="sr-only">{`${labels.about} ${title}`}</span>
          </ButtonSummary>
          <div className={styles.more}>
            <div>
              <h3>{labels.howItWorks}</h3>
              <p>{more.howItWorks}</p>
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
      }
    >
      {specimen === "idealCustomer" && <IdealCustomer copy={specimens.idealCustomer} example={example} />}
      {specimen === "report" && <PipelineReport copy={specimens.report} example={example} />}
      {specimen === "accountMap" && <AccountMap copy={specimens.accountMap} example={example} />}
      <h3 className={styles.features}>{labels.features}</h3>
      <Checklist items={props.features} />
    </DossierSection>
  );
}
