import type { ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import styles from "./StatusMessage.module.css";

interface StatusMessageProps {
  /** Each sentence begins a line. */
  headline: readonly string[];
  text: string;
  /** The label of the link to the home page. */
  home: string;
  /** Fills the width of the window. */
  picture?: ReactNode;
  /** Follows the text. */
  children?: ReactNode;
  /** Further links, after the one to the home page. */
  links?: { label: string; href: string }[];
}

/** The content of error pages and of the pages after a form is sent without JavaScript. */
export function StatusMessage({ headline, text, home, picture, children, links = [] }: StatusMessageProps) {
  return (
    <section className={styles.message}>
      {picture}
      <div className={`page-width columns wide-first ${styles.columns}`}>
        <h1>
          {headline.map((sentence) => (
            <span key={sentence}>{`${sentence} `}</span>
          ))}
        </h1>
        <div className={styles.ways}>
          <p className="lead">{text}</p>
          {children}
          <p className="buttons">
            <Button href="/">{home}</Button>
          </p>
          {links.length > 0 && (
            <ul className="buttons">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
