import { GrowthLine } from "../../illustrations/GrowthLine";
import type { ResolvedOutcome } from "../../lib/claims";
import { Button } from "../ui/Button";
import { Outcome } from "./Outcome";

export interface HeroProps {
  headline: string;
  intro: string;
  panel: { title: string; points: string[]; action: string };
  /** What the site promises at a glance. */
  promises: ResolvedOutcome[];
}

export function Hero({ headline, intro, panel, promises }: HeroProps) {
  return (
    <section className="hero on-ink">
      <div className="page-width grid items-end gap-x-8 gap-y-12 pt-16 lg:grid-cols-12 lg:pt-28">
        <div className="lg:col-span-8">
          <h1>{headline}</h1>
          <p className="lead">{intro}</p>
        </div>
        <div className="panel-plain lg:col-span-4">
          <h2>{panel.title}</h2>
          <ul className="checklist">
            {panel.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p className="mt-6">
            <Button href="#cta">{panel.action}</Button>
          </p>
        </div>
      </div>
      <div className="page-width">
        <ul className="promises">
          {promises.map((promise) => (
            <Outcome key={promise.text} outcome={promise} />
          ))}
        </ul>
      </div>
      <GrowthLine />
    </section>
  );
}
