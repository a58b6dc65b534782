export interface WhyUsProps {
  title: string;
  items: { title: string; text: string }[];
}

/** The reasons to choose the consultancy, as rows: a name, and what it means. */
export function WhyUs({ title, items }: WhyUsProps) {
  return (
    <section aria-labelledby="why-us" className="section">
      <div className="page-width">
        <h2 id="why-us">{title}</h2>
        <ul className="rows">
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p className="text-ink-muted">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
