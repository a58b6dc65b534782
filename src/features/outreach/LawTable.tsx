import styles from "./LawTable.module.css";
import { countriesWith, formatDaysRead } from "./law";
import { CONTACTS, type OutreachLaw, STATUSES } from "./law.schema";

/** For each contact, the countries grouped by whether it needs consent first. For the guide. */
export function LawTable({ law }: { law: OutreachLaw }) {
  const { countries, labels, statuses } = law;
  return (
    <table className={styles.table}>
      <caption>{`${labels.sourcesRead} ${formatDaysRead(countries.flatMap(({ sources }) => sources))}`}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.contact}</th>
          {STATUSES.map((status) => (
            <th key={status} scope="col">
              {statuses[status].group}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CONTACTS.map((contact) => (
          <tr key={contact}>
            <th scope="row">{labels[contact]}</th>
            {STATUSES.map((status) => (
              <td key={status}>
                {countriesWith(countries, contact, status)
                  .map(({ name }) => name)
                  .join(", ")}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
