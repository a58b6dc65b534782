import { Fragment } from "react";
import styles from "./Sentences.module.css";

/** A text in which no sentence is broken that fits on a line. */
export const Sentences = ({ children }: { children: string }) =>
  children.split(/(?<=[.!]) /).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && " "}
      <span className={styles.sentence}>{sentence}</span>
    </Fragment>
  ));
