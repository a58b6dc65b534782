import styles from "./ServicesIndex.module.css";

interface ServicesIndexProps {
  /** id: of the service's section on the same page. */
  services: { id: string; title: string; subtitle: string }[];
}

/** Leads from the opening of the services page to each service. */
export function ServicesIndex({ services }: ServicesIndexProps) {
  return (
    <ol className={styles.index}>
      {services.map(({ id, title, subtitle }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <strong>{title}</strong> <span className="muted">{subtitle}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
