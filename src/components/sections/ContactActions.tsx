import { Button } from "../ui/Button";

export interface ContactActionsProps {
  /** Unique on the page; names the section. */
  id: string;
  title: string;
  text?: string;
  actions: {
    label: string;
    href: string;
    /** Where the action downloads a file: what kind of file, and how large. */
    download?: string;
  }[];
}

/** A card of buttons beside the message form. */
export function ContactActions({ id, title, text, actions }: ContactActionsProps) {
  return (
    <section aria-labelledby={id} className="panel">
      <h2 id={id}>{title}</h2>
      {text && <p className="mt-2">{text}</p>}
      <div className="mt-4 grid gap-3">
        {actions.map(({ label, href, download }) =>
          download ? (
            <div key={label} className="grid gap-2">
              <Button href={href} download role="button" variant="secondary" aria-describedby={`${id}-file`}>
                {label}
              </Button>
              <p id={`${id}-file`} className="text-sm text-ink-muted">
                {download}
              </p>
            </div>
          ) : (
            <Button key={label} href={href} role="button" variant="secondary">
              {label}
            </Button>
          ),
        )}
      </div>
    </section>
  );
}
