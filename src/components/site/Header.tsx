import { linkOn } from "../../lib/page-path.ts";
import type { NavigationCopy } from "../../schemas/navigation.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./Header.module.css";
import { Wordmark } from "./Wordmark.tsx";

interface HeaderProps {
  brand: string;
  copy: NavigationCopy["header"];
  /** The address of the “Book Strategy Call” button in the menu. */
  bookCallHref: string;
  /** The path of the current page. */
  currentPath: string;
}

/**
 * The top navigation. The same list serves all widths. On small screens it is a popover, which
 * opens, closes on Escape and returns focus to its toggle without a script; on wide screens it is
 * part of the bar. header-navigation.ts enhances it.
 */
export function Header({ brand, copy, bookCallHref, currentPath }: HeaderProps) {
  const isHome = currentPath === "/";
  return (
    <header className={`${isHome ? "on-ink" : ""} ${styles.header}`.trim()}>
      {/* Lets keyboard users skip the header (WCAG 2.4.1). */}
      <a className={`no-print ${styles.skipLink}`} href="#content">
        {copy.skipLink}
      </a>
      <div className={`page-width ${styles.bar}`}>
        <a href="/" aria-current={isHome ? "page" : undefined}>
          <Wordmark brand={brand} />
        </a>
        <nav aria-label={copy.label}>
          <button type="button" className={styles.toggle} popoverTarget="menu">
            <svg viewBox="0 0 20 20" width="20" height="20" stroke="currentColor" aria-hidden="true">
              <path d="M2 6h16" strokeWidth="1.5" />
              <path d="M2 14h16" strokeWidth="1.5" />
            </svg>
            {copy.menu}
          </button>
          <div id="menu" popover="auto" className={styles.menu}>
            <ul className={styles.list}>
              {copy.sections.map(({ label, section }) => (
                <li key={section}>
                  <a
                    href={linkOn(currentPath, `/#${section}`)}
                    // As the specification calls it; header-navigation.ts makes it react to the space key.
                    role="button"
                    // The page scrolls later than the browser would: header-navigation.ts.
                    data-section={isHome ? undefined : section}
                    className={`quiet-link ${styles.item}`}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            <Button href={linkOn(currentPath, bookCallHref)} className={styles.call}>
              {copy.bookCall}
            </Button>
          </div>
        </nav>
      </div>
    </header>
  );
}
