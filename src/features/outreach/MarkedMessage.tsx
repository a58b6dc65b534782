import type { Marked } from "./marks";
import type { Message } from "./message";
import styles from "./Results.module.css";

interface MarkedMessageProps {
  message: Message;
  /** Numbered in this order, from 1. */
  marked: readonly Marked[];
}

/** The message repeated, with the places of the marks and their numbers. */
export function MarkedMessage({ message: { text }, marked }: MarkedMessageProps) {
  const places = marked.flatMap(({ places }, index) =>
    places.map(({ start, text: { length } }) => ({ start, end: start + length, number: index + 1 })),
  );
  const bounds = new Set([0, text.length, ...places.flatMap(({ start, end }) => [start, end])]);
  const cuts = [...bounds].sort((a, b) => a - b);
  return (
    <p className={styles.message}>
      {cuts.slice(1).map((end, index) => {
        const part = text.slice(cuts[index], end);
        if (!places.some((place) => place.start < end && place.end >= end)) return part;
        const numbers = places.filter((place) => place.end === end).map(({ number }) => number);
        return (
          <mark key={end}>
            {part}
            {numbers.length > 0 && <sup>{numbers.join(", ")}</sup>}
          </mark>
        );
      })}
    </p>
  );
}
