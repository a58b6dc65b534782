export interface TitledListProps {
  id: string;
  title: string;
  items: { title: string; text: string }[];
  /** Tiles stand beside each other; rows are a name and, beside it, what it means. */
  shape: "tiles" | "rows";
}

const TILES = "mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4";

/** What the consultancy holds to, or why to choose it: names with their meaning. */
export function TitledList({ id, title, items, shape }: TitledListProps) {
  return (
    <section aria-labelledby={id} className={shape === "tiles" ? "section section-tinted" : "section"}>
      <div className="page-width">
        <h2 id={id}>{title}</h2>
        <ul className={shape === "tiles" ? TILES : "rows"}>
          {items.map((item) => (
            <li key={item.title} className={shape === "tiles" ? "tile" : undefined}>
              <h3>{item.title}</h3>
              <p className="text-ink-muted">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
