import { GrowthLine } from "../../illustrations/GrowthLine";
import { Mark } from "../../illustrations/Mark";
import styles from "./Cover.module.css";

interface CoverProps {
  title: string;
  subtitle: string;
  /** The edition, with its month. */
  edition: string;
  brand: string;
  tagline: string;
  /** The site's address. */
  url: string;
}

/** The cover of the guide. */
export function Cover({ title, subtitle, edition, brand, tagline, url }: CoverProps) {
  return (
    <section className={styles.cover}>
      <p className={styles.brand}>
        <Mark /> {brand}
      </p>
      <h1>{title}</h1>
      <p className={styles.subtitle}>{subtitle}</p>
      <div className={styles.drawing}>
        <GrowthLine />
      </div>
      <p className={styles.imprint}>
        <span>
          {brand}: {tagline}
        </span>
        <span>{edition}</span>
        <a href={url}>{new URL(url).host}</a>
      </p>
    </section>
  );
}
