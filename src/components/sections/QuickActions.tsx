import { Button } from "../ui/Button";
import styles from "./QuickActions.module.css";

interface QuickActionsProps {
  title: string;
  actions: { label: string; href: string }[];
}

/** Buttons that lead to the form, or to pages elsewhere. */
export function QuickActions({ title, actions }: QuickActionsProps) {
  return (
    <section aria-labelledby="quick-actions" className={`no-print columns ${styles.section}`}>
      <h2 id="quick-actions" className={styles.title}>
        {title}
      </h2>
      <div className={styles.actions}>
        {actions.map(({ label, href }) => (
          <Button key={label} href={href} role="button" variant="secondary">
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
