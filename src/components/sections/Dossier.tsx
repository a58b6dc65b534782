import type { ReactNode } from "react";
import styles from "./Dossier.module.css";

interface DossierProps {
  /** The services, with the ids of their sections. Without them there are no links. */
  services?: { id: string; title: string }[];
  /** The sections. */
  children?: ReactNode;
}

/** Sheets of the services page on one upright growth line, which may begin with links to the services. */
export function Dossier({ services, children }: DossierProps) {
  return (
    <div className={`section-tinted ${styles.dossier}`}>
      {services && (
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
      )}
      {children}
    </div>
  );
}
