import type { ReactNode } from "react";
import type { ResolvedOutcome } from "../../lib/claims";
import { Outcome } from "./Outcome";

export interface ServiceBlockProps {
  id: string;
  icon: ReactNode;
  title: string;
  subtitle: string;
  description: string;
  features: string[];
  outcomes: ResolvedOutcome[];
  more: { howItWorks: string; delivered: string[]; timeline: { when: string; what: string }[] };
  labels: {
    features: string;
    outcomes: string;
    learnMore: string;
    about: string;
    howItWorks: string;
    delivered: string;
    timeline: string;
  };
}

/** One service on the services page, with more of it behind Learn More. */
export function ServiceBlock(props: ServiceBlockProps) {
  const { id, icon, title, subtitle, description, features, outcomes, more, labels } = props;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="section service-block">
      <div className="page-width grid gap-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <div className="mb-5 text-support">{icon}</div>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="subtitle">{subtitle}</p>
          <p className="mt-4 max-w-prose">{description}</p>
          <h3 className="mt-6">{labels.features}</h3>
          <ul className="checklist">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <div className="panel self-start lg:col-span-5">
          <h3>{labels.outcomes}</h3>
          <ul className="mt-6">
            {outcomes.map((outcome) => (
              <Outcome key={outcome.text} outcome={outcome} />
            ))}
          </ul>
        </div>
        <details className="learn-more lg:col-span-12">
          <summary className="button" data-variant="secondary">
            {labels.learnMore}{" "}
            <span className="sr-only">
              {labels.about} {title}
            </span>
          </summary>
          <div className="grid gap-8 pt-6 md:grid-cols-3">
            <div>
              <h3>{labels.howItWorks}</h3>
              <p className="mt-2">{more.howItWorks}</p>
            </div>
            <div>
              <h3>{labels.delivered}</h3>
              <ul className="checklist">
                {more.delivered.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
            <div>
              <h3>{labels.timeline}</h3>
              <dl className="facts">
                {more.timeline.map(({ when, what }) => (
                  <div key={when}>
                    <dt>{when}</dt>
                    <dd>{what}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        </details>
      </div>
    </section>
  );
}
