import { Button } from "../ui/Button";
import { Panel } from "../ui/Panel";
import styles from "./ContactActions.module.css";

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
    <Panel id={id} title={title}>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>
        {actions.map(({ label, href, download }) =>
          download ? (
            <div key={label} className={styles.download}>
              <Button href={href} download role="button" variant="secondary" aria-describedby={`${id}-file`}>
                {label}
              </Button>
              <p id={`${id}-file`} className="note">
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
    </Panel>
  );
}
