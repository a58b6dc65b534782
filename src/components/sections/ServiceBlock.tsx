import type { ReactNode } from "react";
import type { ResolvedOutcome } from "../../lib/claims";
import { Outcome } from "./Outcome";

export interface ServiceBlockProps {
  id: string;
  icon: ReactNode;
  picture: ReactNode;
  title: string;
  subtitle: string;
  /** Leads to the form with this service as its topic. */
  askHref: string;
  description: string;
  features: string[];
  outcomes: ResolvedOutcome[];
  more: { howItWorks: string; delivered: string[]; timeline: { when: string; what: string }[] };
  labels: {
    features: string;
    outcomes: string;
    learnMore: string;
    about: string;
    ask: string;
    howItWorks: string;
    delivered: string;
    timeline: string;
  };
}

/** One service on the services page, with more of it behind Learn More. */
export function ServiceBlock(props: ServiceBlockProps) {
  const { id, icon, picture, title, subtitle, askHref, description, features, outcomes, more, labels } =
    props;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="section service-block">
      <div className="page-width grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="self-center lg:col-span-5">
          <div className="mb-5 text-support">{icon}</div>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="subtitle">{subtitle}</p>
          <p className="mt-4 max-w-prose">{description}</p>
          <p className="mt-4">
            <a className="link" href={askHref}>
              {labels.ask} {title}
            </a>
          </p>
        </div>
        <div className="service-picture drawing lg:col-span-7">{picture}</div>
        <div className="service-features lg:col-span-5">
          <h3>{labels.features}</h3>
          <ul className="checklist">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <div className="outcomes lg:col-span-7">
          <h3>{labels.outcomes}</h3>
          <ul className="outcome-list">
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
