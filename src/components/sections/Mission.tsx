export interface MissionProps {
  title: string;
  text: string[];
}

export function Mission({ title, text }: MissionProps) {
  return (
    <section aria-labelledby="mission" className="section">
      <div className="page-width grid gap-6 lg:grid-cols-12">
        <h2 id="mission" className="lg:col-span-4">
          {title}
        </h2>
        <div className="mission lg:col-span-8">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
