import styles from "./NumberRanges.module.css";

/** A number of any form, such as 3,000 or 1.5, a dash, and another one with its percent sign. */
const RANGE = /(\d[\d.,]*[–-]\d[\d.,]*%?)/;

/** Shows a text in which no range of numbers, such as 30–60, is broken after its dash. */
export const NumberRanges = ({ text }: { text: string }) =>
  text.split(RANGE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text's parts stay where they are
      <span key={index} className={styles.range}>
        {part}
      </span>
    ),
  );
