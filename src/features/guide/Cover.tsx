import { GrowthLine } from "../../illustrations/GrowthLine";
import { Mark } from "../../illustrations/Mark";

export interface CoverProps {
  title: string;
  subtitle: string;
  brand: string;
  tagline: string;
  /** The site's address. */
  url: string;
}

/** The guide's first page. */
export function Cover({ title, subtitle, brand, tagline, url }: CoverProps) {
  return (
    <section className="cover">
      <p className="brand">
        <Mark /> {brand}
      </p>
      <h1>{title}</h1>
      <p className="subtitle">{subtitle}</p>
      <GrowthLine />
      <p className="imprint">
        <span>
          {brand}: {tagline}
        </span>
        <a href={url}>{new URL(url).host}</a>
      </p>
    </section>
  );
}
