import { Fragment } from "react";
import styles from "./Sentences.module.css";

/** A text of a few short sentences, each kept together where there is room. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=\.) /).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && " "}
      <span className={styles.sentence}>{sentence}</span>
    </Fragment>
  ));
}
