import { examples } from "./examples";

/** Every component in every state. */
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
