import { Button } from "../ui/Button";
import { Panel } from "../ui/Panel";
import styles from "./QuickActions.module.css";

interface QuickActionsProps {
  title: string;
  actions: { label: string; href: string }[];
}

/** Buttons that lead to the form, or to pages elsewhere. */
export function QuickActions({ title, actions }: QuickActionsProps) {
  return (
    <div className="no-print">
      <Panel id="quick-actions" title={title}>
        <div className={styles.actions}>
          {actions.map(({ label, href }) => (
            <Button key={label} href={href} role="button" variant="secondary">
              {label}
            </Button>
          ))}
        </div>
      </Panel>
    </div>
  );
}
