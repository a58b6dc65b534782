import { RoutePicture } from "../../illustrations/RoutePicture.tsx";
import { fill, type Values } from "../../lib/fill.ts";
import type { AssessmentCopy } from "./assessment.schema.ts";
import type { Calculation, Numbers } from "./calculation.ts";
import styles from "./Routes.module.css";

const ROUTES = ["leads", "winRate", "clients"] as const;

interface RoutesProps {
  copy: AssessmentCopy["routes"];
  values: Values;
  /** The titles of the services, by their ids. */
  services: Readonly<Record<string, string>>;
  numbers: Numbers;
  calculation: Calculation;
}

/** Three routes to the goal, each with its picture and a link to its service. */
export function Routes({ copy, values, services, numbers, calculation }: RoutesProps) {
  return (
    <ul className={styles.routes}>
      {ROUTES.map((route) => {
        const { start, service } = copy[route];
        const isPossible = route !== "winRate" || calculation.isWinRateEnough;
        const routeCopy = isPossible ? copy[route] : copy.noWinRate;
        return (
          <li key={route}>
            <div>
              <h4>{fill(routeCopy.title, values)}</h4>
              <p className="note">{fill(routeCopy.with, values)}</p>
              {isPossible && <p>{fill(start, values)}</p>}
              <a className="standalone" href={`#${service}`}>
                {services[service]}
              </a>
            </div>
            <RoutePicture route={route} axes={copy.axes} {...numbers} {...calculation} />
          </li>
        );
      })}
    </ul>
  );
}
