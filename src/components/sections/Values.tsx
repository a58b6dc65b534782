export interface ValuesProps {
  title: string;
  items: { title: string; text: string }[];
}

/** What the consultancy holds to. */
export function Values({ title, items }: ValuesProps) {
  return (
    <section aria-labelledby="values" className="section section-tinted">
      <div className="page-width">
        <h2 id="values">{title}</h2>
        <ul className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {items.map((item) => (
            <li key={item.title} className="tile">
              <h3>{item.title}</h3>
              <p className="text-ink-muted">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
