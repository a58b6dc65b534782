import { Dots, Drawing, IdlePath, Threads } from "./Drawing.tsx";
import styles from "./ExampleField.module.css";
import { LAYOUTS, layOutField, type WorkedExample } from "./worked-example.ts";

interface ExampleFieldProps {
  example: WorkedExample;
  format: keyof typeof LAYOUTS;
  className?: string | undefined;
}

/**
 * The first part of the worked example: a dot for each company, a larger one for each conversation,
 * and a thread for each qualified lead. The threads meet at the start of ExampleLine. Decorative.
 */
export function ExampleField({ example, format, className = "" }: ExampleFieldProps) {
  const { height, companies, talked, threads } = layOutField(example, LAYOUTS[format]);
  return (
    <Drawing size={[LAYOUTS[format].width, height]} className={`${styles[format]} ${className}`.trim()}>
      <IdlePath d={companies} />
      <Threads d={threads} />
      <Dots at={talked} />
    </Drawing>
  );
}
