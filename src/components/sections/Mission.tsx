import type { AboutCopy } from "../../schemas/about.ts";
import styles from "./Mission.module.css";

export function Mission({ title, text }: AboutCopy["mission"]) {
  return (
    <section>
      <h2 className="small-heading">{title}</h2>
      {text.map((paragraph, index) => (
        <p key={paragraph} className={index === 0 ? styles.statement : "lead"}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}
