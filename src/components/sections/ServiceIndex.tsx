import styles from "./ServiceIndex.module.css";

/** Links to the services of a page, by the ids of their sections. */
export function ServiceIndex({ services }: { services: readonly { id: string; title: string }[] }) {
  return (
    <ol className={`no-print ${styles.index}`}>
      {services.map(({ id, title }) => (
        <li key={id}>
          <a className="link standalone" href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
