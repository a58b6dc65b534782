import { Button } from "../ui/Button";
import { Panel } from "../ui/Panel";
import styles from "./ContactActions.module.css";

export interface ContactActionsProps {
  /** Unique on the page; names the section. */
  id: string;
  title: string;
  actions: { label: string; href: string }[];
}

/** A card of buttons beside the message form. */
export function ContactActions({ id, title, actions }: ContactActionsProps) {
  return (
    <Panel id={id} title={title}>
      <div className={styles.actions}>
        {actions.map(({ label, href }) => (
          <Button key={label} href={href} role="button" variant="secondary">
            {label}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
