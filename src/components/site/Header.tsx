import { Button } from "../ui/Button";
import styles from "./Header.module.css";
import { Wordmark } from "./Wordmark";

export interface HeaderProps {
  brand: string;
  menuLabel: string;
  /** section is the id of a section on the home page. */
  sections: { label: string; section: string }[];
  bookCall: { label: string; href: string };
  /** Whether the page is the home page. */
  isHome: boolean;
}

/**
 * The top navigation. One list serves both widths: on small screens it is a
 * popover, which opens, closes on Escape and gives focus back to its toggle
 * before any script runs; on wide ones it stands in the bar.
 */
export function Header({ brand, menuLabel, sections, bookCall, isHome }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={`page-width ${styles.bar}`}>
        <a href="/" aria-current={isHome ? "page" : undefined}>
          <Wordmark brand={brand} />
        </a>
        <nav aria-label="Main">
          <button type="button" className={styles.toggle} popoverTarget="menu">
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M2 6h16M2 14h16" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
            {menuLabel}
          </button>
          <div id="menu" popover="auto" className={styles.menu}>
            <ul className={styles.list}>
              {sections.map(({ label, section }) => (
                <li key={section}>
                  <a href={`/#${section}`} role="button" data-section={section} className={styles.item}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            <Button href={bookCall.href} role="button" className={styles.call}>
              {bookCall.label}
            </Button>
          </div>
        </nav>
      </div>
    </header>
  );
}
