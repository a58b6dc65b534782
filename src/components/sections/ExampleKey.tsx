import { Dots, Drawing, GatherPoints, IdleDots, Line, Stations, Threads } from "../../illustrations/Drawing";
import type { Point } from "../../illustrations/path-data";
import styles from "./ExampleKey.module.css";
import type { HeroCopy } from "./hero.schema";

const MIDDLE: readonly Point[] = [[12, 4]];

/** Names the elements of the hero's drawing with their numbers, and says that it is an example. */
export function ExampleKey({ example }: Pick<HeroCopy, "example">) {
  const { tag, companies, conversations, leads, pipeline, contracts } = example;
  const items = [
    { ...companies, symbol: <IdleDots at={MIDDLE} /> },
    { ...conversations, symbol: <Dots at={MIDDLE} /> },
    { ...leads, symbol: <Threads d="M0 8C12 8 12 0 24 0" /> },
    { number: 1, text: pipeline, symbol: <GatherPoints at={MIDDLE} /> },
    {
      ...contracts,
      symbol: (
        <>
          <Line d="M2 4H22" />
          <Stations at={MIDDLE} />
        </>
      ),
    },
  ];
  return (
    <ul className={styles.key}>
      {items.map(({ number, text, symbol }) => (
        <li key={text}>
          <Drawing size={[24, 8]}>{symbol}</Drawing>
          <span>
            <strong>{number.toLocaleString("en")}</strong> {text}
          </span>
        </li>
      ))}
      <li className="tag">{tag}</li>
    </ul>
  );
}
