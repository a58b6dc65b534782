import { type ReactNode, useEffect, useState } from "react";
import { formatDay, nameInSentence, nameSource } from "../../lib/content/outreach-law";
import type { Country, OutreachLaw } from "../../lib/content/outreach-law-schema";
import { fill } from "../../lib/fill";
import styles from "./Findings.module.css";
import type { LinterCopy } from "./Linter.schema";
import { lineAt, type Place, readMessage } from "./message";
import { countWords, lint, MAX_WORDS, RULE_NAMES } from "./rules";

/** How long the visitor must pause before screen readers announce the summary. */
const PAUSE_MS = 1000;
const MAX_PLACES = 5;
const MAX_QUOTE = 60;

interface FindingsProps {
  copy: LinterCopy;
  text: string;
  country: Country;
  articles: OutreachLaw["articles"];
  /** Selects a part of the text. */
  onShow: (start: number, length: number) => void;
}

/** What the rules found in a text: a summary, the findings as a linter prints them, the law. */
export function Findings({ copy, text, country, articles, onShow }: FindingsProps) {
  const message = readMessage(text);
  const findings = lint(message, country);
  const words = String(countWords(message));
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const summary = fill(findings.length > 0 ? copy.summary : copy.clean, {
    errors: String(errors),
    warnings: String(findings.length - errors),
    rules: String(RULE_NAMES.length),
    words,
  });
  const source = nameSource(country);
  const sources = [...articles, { ...country, name: source }];
  const values = {
    country: nameInSentence(country),
    rule: country.rule,
    source,
    phone: country.phone ?? copy.noPhoneRule,
    words,
    max: String(MAX_WORDS),
  };

  return (
    <div>
      <h3 className={styles.summary} data-clean={findings.length === 0 || undefined}>
        {summary}
      </h3>
      <Announcement text={summary} />
      <ol className="numbered">
        {findings.map(({ rule, severity, places }) => (
          <li key={rule} className={styles.finding}>
            <p className={`note ${styles.code}`}>
              <strong data-severity={severity}>{copy[severity]}</strong>
              {places.length === 0 && <span>{copy.wholeMessage}</span>}
              <span>{rule}</span>
            </p>
            <p className={styles.what}>{fill(copy.rules[rule].finding, values)}</p>
            {places.slice(0, MAX_PLACES).map(({ start, text: quote }) => (
              <p key={start} className={`note ${styles.place}`}>
                <button type="button" className="link" onClick={() => onShow(start, quote.length)}>
                  {fill(copy.line, { line: String(lineAt(message.source, start)) })}
                </button>{" "}
                <q>{shorten(text, { start, text: quote })}</q>
              </p>
            ))}
            <p className={styles.why}>{withLinks(fill(copy.rules[rule].why, values), sources)}</p>
            <p className={styles.why}>
              <strong>{copy.fix}:</strong> {fill(copy.rules[rule].fix, values)}
            </p>
          </li>
        ))}
      </ol>
      <p className="note">{copy.limits}</p>
      {message.subject === undefined && <p className="note">{copy.noSubject}</p>}
      <p className="note">
        <strong>{country.name}:</strong> {country.rule}{" "}
        {withLinks(fill(copy.source, { source, day: formatDay(country.read) }), sources)}
      </p>
    </div>
  );
}

/** A text in which each name of a source is a link to it. */
function withLinks(text: string, sources: readonly Pick<Country, "name" | "source">[]): ReactNode {
  const found = sources.find(({ name }) => text.includes(name));
  if (!found) return text;
  const start = text.indexOf(found.name);
  return (
    <>
      {withLinks(text.slice(0, start), sources)}
      <a href={found.source.url}>{found.name}</a>
      {withLinks(text.slice(start + found.name.length), sources)}
    </>
  );
}

/** Announces a text to screen readers once it has not changed for a while. */
function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}

/** The text at a place as it was written, on one line, at most as long as a quote may be. */
function shorten(text: string, { start, text: { length } }: Place): string {
  const quote = text.slice(start, start + length).replace(/\s+/g, " ");
  return quote.length > MAX_QUOTE ? `${quote.slice(0, MAX_QUOTE)}…` : quote;
}
