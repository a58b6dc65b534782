import type { AssessmentCopy } from "./assessment.schema.ts";
import { RoutePicture } from "./RoutePicture.tsx";
import styles from "./Routes.module.css";
import type { Details } from "./sentences.ts";

const ROUTES = ["leads", "winRate", "clients"] as const;

export interface RoutesProps {
  copy: AssessmentCopy["routes"];
  /** The titles of the services, by their ids. */
  services: Record<string, string>;
  details: Details;
}

/** Three routes to the goal, each with its picture and a link to its service. */
export function Routes({ copy, services, details }: RoutesProps) {
  return (
    <ul className={styles.routes} aria-label={details.title}>
      {ROUTES.map((name) => {
        const { start, service } = copy[name];
        const isPossible = name !== "winRate" || details.isByRate;
        return (
          <li key={name}>
            <div>
              <h4>{details.routes[name].title}</h4>
              <p className="note">{details.routes[name].with}</p>
              {isPossible && <p>{start}</p>}
              <a className="standalone" href={`/services#${service}`}>
                {services[service]}
              </a>
            </div>
            <RoutePicture route={name} copy={copy} details={details} />
          </li>
        );
      })}
    </ul>
  );
}
