import type { SamplePageCopy } from "../../schemas/service.ts";
import { Sheet } from "../ui/Sheet.tsx";
import styles from "./SamplePage.module.css";

type SamplePageProps = SamplePageCopy & { mark: string };

/** An example of a page that a client gets, marked so that nobody takes its numbers for a promise. */
export function SamplePage({ title, statement, paragraphs, table, foot, mark }: SamplePageProps) {
  return (
    <Sheet title={title} mark={mark} className={styles.page}>
      {statement && <p className={`subheading ${styles.statement}`}>{statement}</p>}
      {paragraphs.map(({ text, note }) => (
        <div key={text} className={`row ${styles.paragraph}`}>
          <p>{text}</p>
          {note && <p className={`note ${styles.margin}`}>{note}</p>}
        </div>
      ))}
      {table && <Table {...table} caption={title} />}
      <p className={`note ${styles.foot}`}>{foot.join(" ")}</p>
    </Sheet>
  );
}

type TableProps = NonNullable<SamplePageCopy["table"]> & { caption: string };

/** A table of numbers, or a map in which some cells stand out. */
function Table({ caption, columns, rows, filled, framed }: TableProps) {
  return (
    <div className="scroller">
      <table className={filled || framed ? styles.map : styles.numbers}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td
                  key={columns[index + 1]}
                  className={value === filled ? styles.filled : value === framed ? styles.framed : ""}
                >
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
