import styles from "./LawTable.module.css";
import { formatDaysRead, nameSource } from "./law";
import { CONTACTS, type OutreachLaw } from "./law.schema";

/** Whether consent is needed first in each country, with the main source. For the guide. */
export function LawTable({ law }: { law: OutreachLaw }) {
  const { countries, labels, statuses } = law;
  return (
    <table className={styles.table}>
      <caption>{`${labels.source}: ${formatDaysRead(countries)}`}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.country}</th>
          {CONTACTS.map((contact) => (
            <th key={contact} scope="col">
              {labels[contact]}
            </th>
          ))}
          <th scope="col">{labels.source}</th>
        </tr>
      </thead>
      <tbody>
        {countries.map((country) => {
          const [source] = country.sources;
          return (
            <tr key={country.name}>
              <th scope="row">{country.name}</th>
              {CONTACTS.map((contact) => (
                <td key={contact}>{statuses[country[contact].status].short}</td>
              ))}
              <td>{source && <a href={source.url}>{nameSource(source)}</a>}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
