import { GrowthLine } from "../../illustrations/GrowthLine";

export interface HeroProps {
  headline: string;
  intro: string;
  panel: { title: string; points: string[]; action: string };
  /** What the site promises at a glance; the figure, where there is one, comes first. */
  promises: { figure?: string; text: string }[];
}

export function Hero({ headline, intro, panel, promises }: HeroProps) {
  return (
    <section className="hero">
      <div className="page-width grid gap-10 py-16 lg:grid-cols-12 lg:py-24">
        <div className="lg:col-span-7">
          <h1>{headline}</h1>
          <p className="lead">{intro}</p>
          <ul className="mt-8 flex flex-wrap gap-x-10 gap-y-3">
            {promises.map(({ figure, text }) => (
              <li key={text}>
                {figure && <strong className="figure">{figure}</strong>} {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="panel lg:col-span-5">
          <h2>{panel.title}</h2>
          <ul className="checklist">
            {panel.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <a className="link" href="#cta">
            {panel.action}
          </a>
        </div>
      </div>
      <GrowthLine />
    </section>
  );
}
