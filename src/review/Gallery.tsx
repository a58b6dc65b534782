import type { ReactNode } from "react";

/** The examples of a component, by the name of its state. */
type Examples = Record<string, ReactNode>;

const modules = import.meta.glob<Examples>("../**/*.examples.tsx", { eager: true, import: "examples" });

/** All examples, by the name of their file, in the order of their paths. */
const examples: [part: string, states: Examples][] = Object.entries(modules).map(([path, states]) => [
  path.replace(/^.*\/|\.examples\.tsx$/g, ""),
  states,
]);

/** All examples, each with its name. */
export function Gallery() {
  return examples.map(([part, states]) => (
    <section key={part} className="review-part" aria-label={part}>
      <p className="review-name">{part}</p>
      {Object.entries(states).map(([state, element]) => (
        <div key={state} className="review-state">
          <p className="review-label">{state}</p>
          {element}
        </div>
      ))}
    </section>
  ));
}
