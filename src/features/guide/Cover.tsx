import { ExampleDrawing } from "../../illustrations/ExampleDrawing.tsx";
import { Mark } from "../../illustrations/Mark.tsx";
import type { WorkedExample } from "../../illustrations/worked-example.ts";
import type { Site } from "../../schemas/site.ts";
import styles from "./Cover.module.css";
import type { GuideCopy } from "./guide.schema.ts";

interface CoverProps {
  guide: GuideCopy;
  /** The edition, with its month. */
  edition: string;
  company: Site;
  example: WorkedExample;
}

/** The cover of the guide. */
export function Cover({ guide, edition, example, company: { brand, tagline, url } }: CoverProps) {
  return (
    <section className={styles.cover}>
      <p className={styles.brand}>
        <Mark /> {brand}
      </p>
      <h1>{guide.title}</h1>
      <p className={`lead ${styles.subtitle}`}>{guide.subtitle}</p>
      <div className={styles.drawing}>
        <ExampleDrawing example={example} field={styles.field} line={styles.line} />
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
