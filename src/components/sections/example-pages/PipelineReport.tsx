import type { ExamplePages } from "../../../schemas/example-pages.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import styles from "./PipelineReport.module.css";

/** A weekly report: what the pipeline is worth, and what to do next. */
export function PipelineReport({ copy, example }: { copy: ExamplePages["report"]; example: string }) {
  return (
    <Sheet title={copy.title} mark={example}>
      <p className={`headline ${styles.statement}`}>{copy.statement}</p>
      <div className="scroller">
        <table className={styles.table}>
          <caption className="sr-only">{copy.title}</caption>
          <thead>
            <tr>
              <td />
              {copy.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {copy.rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, index) => (
                  <td key={copy.columns[index]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.next}>{copy.next}</p>
    </Sheet>
  );
}
