import type { AssessmentCopy } from "./assessment.schema.ts";
import type { Calculation, Numbers } from "./calculation.ts";
import { RoutePicture } from "./RoutePicture.tsx";
import styles from "./Routes.module.css";
import type { RouteTexts } from "./sentences.ts";

const ROUTES = ["leads", "winRate", "clients"] as const;

interface RoutesProps {
  copy: AssessmentCopy["routes"];
  texts: RouteTexts;
  /** The titles of the services, by their ids. */
  services: Record<string, string>;
  shown: Numbers;
  found: Calculation;
}

/** Three routes to the goal, each with its picture and a link to its service. */
export function Routes({ copy, texts, services, shown, found }: RoutesProps) {
  return (
    <ul className={styles.routes} aria-label={texts.title}>
      {ROUTES.map((name) => {
        const { start, service } = copy[name];
        const isPossible = name !== "winRate" || found.isByRate;
        return (
          <li key={name}>
            <div>
              <h4>{texts.routes[name].title}</h4>
              <p className="note">{texts.routes[name].with}</p>
              {isPossible && <p>{start}</p>}
              <a className="standalone" href={`#${service}`}>
                {services[service]}
              </a>
            </div>
            <RoutePicture route={name} {...{ copy, shown, found }} />
          </li>
        );
      })}
    </ul>
  );
}
