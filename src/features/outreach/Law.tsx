import { Fragment } from "react";
import { DescriptionList } from "../../components/ui/DescriptionList";
import styles from "./Law.module.css";
import { countriesWith, formatDaysRead } from "./law";
import { CONTACTS, type Country, type OutreachLaw, type Source, STATUSES } from "./law.schema";
import { SourceLinks } from "./SourceLinks";

/**
 * What the law asks for in a first message, and the countries grouped by whether writing to a named
 * person at work needs consent first.
 */
export function Law({ law }: { law: OutreachLaw }) {
  const { asks, countries, onPage, statuses } = law;
  return (
    <div id="law" className={`no-print page-width columns ${styles.law}`}>
      <div>
        <h3>{onPage.asks}</h3>
        <DescriptionList
          items={Object.values(asks).map(({ label, sources }) => ({
            label,
            value: <SourceLinks sources={sources} />,
          }))}
        />
      </div>
      <div>
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
    </div>
  );
}

interface CountryLawProps {
  country: Country;
  law: OutreachLaw;
}

/** A country in one line; open, whether each contact needs consent first, and what was read. */
function CountryLaw({ country, law }: CountryLawProps) {
  const { labels, statuses, evidence } = law;
  const describe = ({ by, asOf, outdated }: Source) =>
    [evidence[by], asOf, outdated && labels.outdated].filter(Boolean).join(", ");
  return (
    <details>
      <summary>
        <span>
          <strong>{country.name}</strong>
          {`: ${country.summary}`}
        </span>
      </summary>
      <DescriptionList
        rows
        items={CONTACTS.map((contact) => {
          const { status, rule } = country[contact];
          return { label: labels[contact], value: `${statuses[status].label}${rule ? `, ${rule}` : ""}.` };
        })}
      />
      <p className="note">
        {`${labels.source}: `}
        <SourceLinks sources={country.sources.map((source) => ({ ...source, note: describe(source) }))} />
        {`. ${labels.read} ${formatDaysRead(country.sources)}.`}
      </p>
    </details>
  );
}
