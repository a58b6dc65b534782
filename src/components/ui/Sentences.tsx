import { Fragment } from "react";
import styles from "./Sentences.module.css";

/** Shows short sentences so that none is broken if it fits on a line. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=\.) /).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && " "}
      <span className={styles.sentence}>{sentence}</span>
    </Fragment>
  ));
}
