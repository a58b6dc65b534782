import { DescriptionList } from "../../components/ui/DescriptionList";
import { CountryLaw } from "./CountryLaw";
import styles from "./Law.module.css";
import type { OutreachLaw } from "./law.schema";

/**
 * What the law asks for in a first message, and for each country whether a first contact needs
 * consent.
 */
export function Law({ law }: { law: OutreachLaw }) {
  const { asks, countries, onPage } = law;
  return (
    <div className={`no-print ${styles.law}`}>
      <h3>{onPage.asks}</h3>
      <DescriptionList
        rows
        items={Object.values(asks).map(({ label, source }) => ({
          label,
          value: source.name,
          href: source.url,
        }))}
      />
      <h3>{onPage.countries}</h3>
      <p className="note">{onPage.note}</p>
      <div className={styles.countries}>
        {countries.map((country) => (
          <details key={country.name}>
            <summary>{country.name}</summary>
            <CountryLaw country={country} law={law} />
          </details>
        ))}
      </div>
    </div>
  );
}
