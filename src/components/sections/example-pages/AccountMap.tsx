import type { ExamplePages } from "../../../schemas/example-pages.ts";
import { DescriptionList } from "../../ui/DescriptionList.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import styles from "./AccountMap.module.css";

/**
 * Shows which team of a client has bought which service, and where the next contract may come from.
 */
export function AccountMap({ copy, example }: { copy: ExamplePages["accountMap"]; example: string }) {
  return (
    <Sheet title={copy.title} mark={example}>
      <div className="scroller">
        <table className={styles.map}>
          <caption className="sr-only">{copy.title}</caption>
          <thead>
            <tr>
              {[copy.corner, ...copy.services].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {copy.teams.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={copy.services[index]} data-cell={cell}>
                    {copy.cells[cell]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <DescriptionList items={copy.plan} rows />
    </Sheet>
  );
}
