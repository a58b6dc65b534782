import { Dots, Drawing, IdlePath, Threads } from "./Drawing.tsx";
import { FIELD_WIDTH, layOutField, type WorkedExample } from "./worked-example.ts";

interface ExampleFieldProps {
  example: WorkedExample;
  className: string | undefined;
}

/**
 * The first part of the worked example: a dot for each company, a larger one for each conversation,
 * and a thread for each qualified lead. The threads meet at the start of ExampleLine. Decorative.
 */
export function ExampleField({ example, className }: ExampleFieldProps) {
  const { height, companies, talked, threads } = layOutField(example);
  return (
    <Drawing size={[FIELD_WIDTH, height]} className={className}>
      <IdlePath d={companies} />
      <Threads d={threads} />
      <Dots at={talked} />
    </Drawing>
  );
}
