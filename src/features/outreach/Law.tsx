import { Fragment } from "react";
import { DescriptionList } from "../../components/ui/DescriptionList";
import { CountryLaw } from "./CountryLaw";
import styles from "./Law.module.css";
import { countriesWith } from "./law";
import { type OutreachLaw, STATUSES } from "./law.schema";
import { SourceLinks } from "./SourceLinks";

/**
 * What the law asks for in a first message, and the countries grouped by whether writing to a named
 * person at work needs consent first.
 */
export function Law({ law }: { law: OutreachLaw }) {
  const { asks, countries, onPage, statuses } = law;
  return (
    <div className={`no-print ${styles.law}`}>
      <h3>{onPage.asks}</h3>
      <DescriptionList
        rows
        items={Object.values(asks).map(({ label, sources }) => ({
          label,
          value: <SourceLinks sources={sources} />,
        }))}
      />
      <h3>{onPage.countries}</h3>
      <p className="note">{onPage.note}</p>
      {STATUSES.map((status) => (
        <Fragment key={status}>
          <h4>{statuses[status].group}</h4>
          <div className={styles.countries}>
            {countriesWith(countries, "namedPerson", status).map((country) => (
              <CountryLaw key={country.name} country={country} law={law} />
            ))}
          </div>
        </Fragment>
      ))}
    </div>
  );
}
