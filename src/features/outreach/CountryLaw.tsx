import { DescriptionList } from "../../components/ui/DescriptionList";
import { formatDaysRead } from "./law";
import { CONTACTS, type Country, type OutreachLaw, type Source } from "./law.schema";
import { SourceLinks } from "./SourceLinks";

interface CountryLawProps {
  country: Country;
  law: OutreachLaw;
}

/** A country in one line; open, whether each contact needs consent first, and what was read. */
export function CountryLaw({ country, law }: CountryLawProps) {
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
