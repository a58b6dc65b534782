import { Dots, Drawing, GatherPoints, IdlePath, Line, Stations, Threads } from "./Drawing.tsx";
import { curve, pointsAlong } from "./path-data.ts";
import { FIELD_WIDTH, GROWTH, layOutField, type WorkedExample } from "./worked-example.ts";

interface ExampleDrawingProps {
  example: WorkedExample;
  /** The classes of its two parts. */
  field: string | undefined;
  line: string | undefined;
}

/**
 * The worked example: a dot for each company, a larger one for each conversation, and a thread for each
 * qualified lead; where the threads meet, the growth line begins, from the bottom left to the top right, with
 * a station for each contract. Decorative.
 */
export function ExampleDrawing({ example, field, line }: ExampleDrawingProps) {
  const { height, companies, talked, threads } = layOutField(example);
  return (
    <>
      <Drawing size={[FIELD_WIDTH, height]} className={field}>
        <IdlePath d={companies} />
        <Threads d={threads} />
        <Dots at={talked} />
      </Drawing>
      <Drawing size={[100, 100]} className={line}>
        <Line d={curve(GROWTH)} />
        <Stations at={pointsAlong(GROWTH, example.contracts.number)} />
        <GatherPoints at={[GROWTH[0]]} />
      </Drawing>
    </>
  );
}
