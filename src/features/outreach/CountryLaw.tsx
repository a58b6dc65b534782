import { DescriptionList } from "../../components/ui/DescriptionList";
import { CONTACTS } from "../../lib/content/outreach-law";
import { fill } from "../../shared/fill";
import type { LinterProps } from "./Linter";

interface CountryLawProps extends Pick<LinterProps, "copy" | "law"> {
  country: LinterProps["law"]["countries"][number];
}

/** Whether a first contact needs consent in a country, and who says so. */
export function CountryLaw({ copy, law: { labels, statuses, evidence }, country }: CountryLawProps) {
  return (
    <>
      <h3>{country.name}</h3>
      <DescriptionList
        rows
        items={CONTACTS.map((contact) => {
          const { status, rule, by } = country[contact];
          return {
            label: labels[contact],
            value: (
              <>
                <strong>{statuses[status]}</strong>
                {rule && `, ${rule}`}.{" "}
                {by && <span className="note">{fill(copy.by, { by: evidence[by] })}</span>}
              </>
            ),
          };
        })}
      />
      {country.alsoAsks && <p>{fill(copy.alsoAsks, { ask: country.alsoAsks })}</p>}
      <p className="note">
        {`${labels.source}: `}
        {country.sources.map((source, index) => (
          <span key={source.url}>
            {index > 0 && "; "}
            <a href={source.url}>{source.name}</a>
            {` (${source.note})`}
          </span>
        ))}
        .
      </p>
    </>
  );
}
