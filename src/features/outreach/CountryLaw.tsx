import { DescriptionList } from "../../components/ui/DescriptionList";
import { fill } from "../../shared/fill";
import { formatDay, nameSource } from "./law";
import { CONTACTS, type Country, type OutreachLaw } from "./law.schema";

interface CountryLawProps {
  country: Country;
  law: OutreachLaw;
}

/** Whether a first contact needs consent in a country, who says so, and in which sources. */
export function CountryLaw({ country, law }: CountryLawProps) {
  const { labels, statuses, evidence, onPage } = law;
  return (
    <>
      <DescriptionList
        rows
        items={CONTACTS.map((contact) => {
          const { status, rule, by } = country[contact];
          return {
            label: labels[contact],
            value: (
              <>
                <strong>{statuses[status].label}</strong>
                {rule && `, ${rule}`}.{" "}
                {by && <span className="note">{fill(onPage.by, { by: evidence[by] })}</span>}
              </>
            ),
          };
        })}
      />
      {country.alsoAsks && <p>{fill(onPage.alsoAsks, { ask: country.alsoAsks })}</p>}
      <p className="note">
        {`${labels.source}: `}
        {country.sources.map((source, index) => (
          <span key={source.url}>
            {index > 0 && "; "}
            <a href={source.url}>{nameSource(source)}</a>
            {` (${fill(onPage.read, { by: evidence[source.by], day: formatDay(source.read) })})`}
          </span>
        ))}
        .
      </p>
    </>
  );
}
