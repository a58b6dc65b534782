import { ServiceIcon } from "../../illustrations/ServiceIcon";
import type { ResolvedOutcome } from "../../lib/content/claims";
import { ButtonSummary } from "../ui/Button";
import { Checklist } from "../ui/Checklist";
import { DescriptionList } from "../ui/DescriptionList";
import { AccountMap } from "./example-pages/AccountMap";
import type { ExamplePages } from "./example-pages/example-pages.schema";
import { IdealCustomer } from "./example-pages/IdealCustomer";
import { PipelineReport } from "./example-pages/PipelineReport";
import { Outcome } from "./Outcome";
import styles from "./ServiceBlock.module.css";
import { SheetSection } from "./SheetSection";
import type { Service, ServiceLabels } from "./service-block.schema";

interface ServiceBlockProps extends Omit<Service, "outcomes"> {
  id: string;
  outcomes: ResolvedOutcome[];
  /** The link to the form, with this service as the topic. */
  askHref: string;
  examplePages: ExamplePages;
  labels: ServiceLabels;
}

/** One service on the services page: its sheet, what it brings, and details behind Learn More. */
export function ServiceBlock(props: ServiceBlockProps) {
  const { id, title, examplePage, examplePages, outcomes, more, labels } = props;
  const { example } = examplePages;
  return (
    <SheetSection
      isStation
      id={id}
      title={title}
      icon={<ServiceIcon name={props.picture} />}
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
      {examplePage === "idealCustomer" && (
        <IdealCustomer copy={examplePages.idealCustomer} example={example} />
      )}
      {examplePage === "report" && <PipelineReport copy={examplePages.report} example={example} />}
      {examplePage === "accountMap" && <AccountMap copy={examplePages.accountMap} example={example} />}
      <h3 className={styles.features}>{labels.features}</h3>
      <Checklist items={props.features} />
    </SheetSection>
  );
}
