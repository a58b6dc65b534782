import { Drawing, GatherPoints, Line, Stations } from "./Drawing";
import styles from "./ExampleLine.module.css";
import { curve, pointsAlong } from "./path-data";
import { GROWTH } from "./worked-example";

interface ExampleLineProps {
  /** Each is a station. */
  contracts: number;
  className?: string | undefined;
}

/** The second part of the worked example: the growth line, from the bottom left to the top right. Decorative. */
export function ExampleLine({ contracts, className = "" }: ExampleLineProps) {
  return (
    <Drawing size={[100, 100]} className={`${styles.line} ${className}`.trim()}>
      <Line d={curve(GROWTH)} />
      <Stations at={pointsAlong(GROWTH, contracts)} />
      <GatherPoints at={[GROWTH[0]]} />
    </Drawing>
  );
}
