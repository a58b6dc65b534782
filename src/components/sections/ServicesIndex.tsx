import styles from "./ServicesIndex.module.css";

interface ServicesIndexProps {
  /** id is the id of the service's section on this page. */
  services: { id: string; title: string; subtitle: string }[];
}

/** Links from the top of the services page to each service; on paper, the first one needs their room. */
export function ServicesIndex({ services }: ServicesIndexProps) {
  return (
    <ol className={`no-print ${styles.index}`}>
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
