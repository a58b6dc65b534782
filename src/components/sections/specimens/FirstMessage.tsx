import styles from "./FirstMessage.module.css";
import { Specimen } from "./Specimen";
import type { SpecimenProps } from "./Specimens.schema";

/** A first message to a prospect that complies with the law, with the reason for each sentence. */
export function FirstMessage({ copy, example }: SpecimenProps<"firstMessage">) {
  return (
    <Specimen title={copy.title} example={example}>
      <dl className={styles.sentences}>
        {copy.sentences.map(({ text, why }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{copy.note}</p>
    </Specimen>
  );
}
