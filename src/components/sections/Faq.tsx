export interface FaqProps {
  title: string;
  items: { question: string; answer: string }[];
}

/** Questions and answers; the browser opens and closes them. */
export function Faq({ title, items }: FaqProps) {
  return (
    <section aria-labelledby="faq" className="section section-tinted">
      <div className="page-width grid gap-6 lg:grid-cols-12">
        <h2 id="faq" className="lg:col-span-4">
          {title}
        </h2>
        <div className="lg:col-span-8">
          {items.map(({ question, answer }) => (
            <details key={question} className="faq-item">
              <summary>{question}</summary>
              <p className="max-w-prose pb-5">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
