import { ExamplePage, type ExamplePageContent } from "./ExamplePage.tsx";
import styles from "./PipelineReport.module.css";

/** A weekly report: what the pipeline is worth, and what to do next. */
export function PipelineReport({ copy, example }: ExamplePageContent<"report">) {
  return (
    <ExamplePage title={copy.title} example={example}>
      <p className={`headline ${styles.statement}`}>{copy.statement}</p>
      {/* Round dashes of zero length are dots: 16 open leads, and the 16 that are missing. */}
      <svg className={styles.dots} viewBox="0 0 640 24" fill="none" role="img" aria-label={copy.drawing}>
        <path stroke="var(--color-edge)" strokeWidth="6" strokeDasharray="0 20" d="M330 12H635" />
        <path stroke="var(--color-data)" strokeWidth="12" strokeDasharray="0 20" d="M10 12H315" />
      </svg>
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
    </ExamplePage>
  );
}
