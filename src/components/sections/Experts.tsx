import type { ReactNode } from "react";

export interface ExpertsProps {
  title: string;
  blurb: string;
  tiles: { title: string; text: string; picture: ReactNode }[];
}

/** Who the consultancy is, in one paragraph and four tiles. */
export function Experts({ title, blurb, tiles }: ExpertsProps) {
  return (
    <section id="experts" aria-labelledby="experts-title" className="section section-tinted">
      <div className="page-width grid gap-10 lg:grid-cols-12">
        <div className="self-start lg:sticky lg:top-28 lg:col-span-5">
          <h2 id="experts-title">{title}</h2>
          <p className="lead">{blurb}</p>
        </div>
        <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:col-span-7">
          {tiles.map((tile) => (
            <li key={tile.title} className="tile">
              <div className="drawing">{tile.picture}</div>
              <h3>{tile.title}</h3>
              <p className="text-ink-muted">{tile.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
