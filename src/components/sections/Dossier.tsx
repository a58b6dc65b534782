import type { ReactNode } from "react";
import styles from "./Dossier.module.css";

interface DossierProps {
  /** The services, with the ids of their sections. */
  services: { id: string; title: string }[];
  /** The sections. */
  children?: ReactNode;
}

/** The sheets of the services page on one upright growth line, which begins with links to the services. */
export function Dossier({ services, children }: DossierProps) {
  return (
    <div className={`section-tinted ${styles.dossier}`}>
      <div className={`no-print page-width columns ${styles.index}`}>
        <ol>
          {services.map(({ id, title }) => (
            <li key={id}>
              <a className="link standalone" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
      {children}
    </div>
  );
}
