export interface ContactDetailsProps {
  title: string;
  /** In the order shown; href makes the value a link. */
  rows: { label: string; value: string; href?: string }[];
}

/** The contact information card. */
export function ContactDetails({ title, rows }: ContactDetailsProps) {
  return (
    <section aria-labelledby="details" className="panel">
      <h2 id="details">{title}</h2>
      <dl className="facts">
        {rows.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {href ? (
                <a className="link" href={href}>
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
