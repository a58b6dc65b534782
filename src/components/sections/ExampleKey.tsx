import { Dots, Drawing, IdleDots, Line, Stations, Threads } from "../../illustrations/Drawing.tsx";
import type { Point } from "../../illustrations/path-data.ts";
import { formatNumber } from "../../lib/format-number.ts";
import type { HomeCopy } from "../../schemas/home.ts";
import styles from "./ExampleKey.module.css";

/** The middle of a symbol. */
const MIDDLE: readonly Point[] = [[50, 50]];

/** Names the elements of the hero's drawing with their numbers. */
export function ExampleKey({ example }: Pick<HomeCopy["hero"], "example">) {
  const { companies, conversations, leads, contracts } = example;
  const items = [
    { ...companies, symbol: <IdleDots at={MIDDLE} /> },
    { ...conversations, symbol: <Dots at={MIDDLE} /> },
    { ...leads, symbol: <Threads d="M0 100C50 100 50 0 100 0" /> },
    {
      ...contracts,
      symbol: (
        <>
          <Line d="M0 50H100" />
          <Stations at={MIDDLE} />
        </>
      ),
    },
  ];
  return (
    <ul className={`note row ${styles.key}`}>
      {items.map(({ number, text, symbol }) => (
        <li key={text}>
          <Drawing size={[100, 100]} className={styles.symbol}>
            {symbol}
          </Drawing>
          <strong>{formatNumber(number)}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
