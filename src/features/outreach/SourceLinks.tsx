interface SourceLinksProps {
  sources: readonly { name: string; url: string; note?: string }[];
}

/** Links to sources, quieter than in a text, each followed by its note in parentheses. */
export function SourceLinks({ sources }: SourceLinksProps) {
  return sources.map(({ name, url, note }, index) => (
    <span key={url}>
      {index > 0 && "; "}
      <a className="muted" href={url}>
        {name}
      </a>
      {note && ` (${note})`}
    </span>
  ));
}
