export interface TitledItemsProps {
  /** Unique on the page; names the section. */
  id: string;
  title: string;
  intro?: string;
  items: { title: string; text: string }[];
  /** ordered numbers the items, as steps. */
  ordered?: boolean;
}

/** A titled grid of short texts: values, reasons, steps. */
export function TitledItems({ id, title, intro, items, ordered = false }: TitledItemsProps) {
  const List = ordered ? "ol" : "ul";
  const columns = items.length === 3 ? "lg:grid-cols-3" : "lg:grid-cols-4";
  return (
    <section aria-labelledby={id} className="section">
      <div className="page-width">
        <h2 id={id}>{title}</h2>
        {intro && <p className="lead">{intro}</p>}
        <List className={`mt-10 grid gap-6 sm:grid-cols-2 ${columns} ${ordered ? "steps" : ""}`}>
          {items.map((item) => (
            <li key={item.title} className="tile">
              <h3>{item.title}</h3>
              <p className="text-ink-muted">{item.text}</p>
            </li>
          ))}
        </List>
      </div>
    </section>
  );
}
