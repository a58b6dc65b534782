export interface ExpertsProps {
  title: string;
  blurb: string;
  tiles: { title: string; text: string }[];
}

/** Who the consultancy is, in one paragraph and four tiles. */
export function Experts({ title, blurb, tiles }: ExpertsProps) {
  return (
    <section id="experts" aria-labelledby="experts-title" className="section section-tinted">
      <div className="page-width grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="experts-title">{title}</h2>
          <p className="lead">{blurb}</p>
        </div>
        <ul className="grid gap-6 sm:grid-cols-2 lg:col-span-7">
          {tiles.map((tile) => (
            <li key={tile.title} className="tile">
              <h3>{tile.title}</h3>
              <p className="text-ink-muted">{tile.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
