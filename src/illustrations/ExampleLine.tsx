import { Drawing, GatherPoints, Line, Stations } from "./Drawing.tsx";
import { curve, pointsAlong } from "./path-data.ts";
import { GROWTH, type WorkedExample } from "./worked-example.ts";

interface ExampleLineProps {
  example: WorkedExample;
  className: string | undefined;
}

/**
 * The second part of the worked example: the growth line, from the bottom left to the top right, with a
 * station for each contract. Decorative.
 */
export function ExampleLine({ example, className }: ExampleLineProps) {
  return (
    <Drawing size={[100, 100]} className={className}>
      <Line d={curve(GROWTH)} />
      <Stations at={pointsAlong(GROWTH, example.contracts.number)} />
      <GatherPoints at={[GROWTH[0]]} />
    </Drawing>
  );
}
