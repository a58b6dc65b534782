import { Announcement } from "../../components/ui/Announcement";
import { DescriptionList } from "../../components/ui/DescriptionList";
import { ASKS } from "../../lib/content/outreach-law";
import { fill } from "../../shared/fill";
import { CountryLaw } from "./CountryLaw";
import { findEvidence } from "./evidence";
import type { LinterProps } from "./Linter";
import { MarkedMessage } from "./MarkedMessage";
import { MAX_WORDS, mark } from "./marks";
import { countWords, readMessage } from "./message";
import styles from "./Results.module.css";

interface ResultsProps extends Pick<LinterProps, "copy" | "law"> {
  text: string;
  country: LinterProps["law"]["countries"][number];
}

/** Quotation marks within a quotation are single ones. */
const withinQuotation = (text: string) => text.replace(/["“]([^"“”]*)["”]/g, "‘$1’");

/**
 * What the linter says about a text: what is certain and what is taste, marked in it, and for what the
 * law asks the sentence that it took for it. It never says that a message is lawful.
 */
export function Results({ copy, law, text, country }: ResultsProps) {
  const message = readMessage(text);
  if (!message.isEnglish) return <p>{copy.notEnglish}</p>;
  const marked = mark(message);
  const values = { words: String(countWords(message.body)), max: String(MAX_WORDS) };
  const summary = marked.length > 0 ? fill(copy.marked, { count: String(marked.length) }) : copy.unmarked;

  return (
    <div className={styles.results}>
      <h3>{summary}</h3>
      <Announcement text={summary} />
      {!message.subject && <p>{copy.noSubject}</p>}
      {message.hasOthers && <p>{copy.others}</p>}
      <MarkedMessage message={message} marked={marked} />
      <ol className="numbered">
        {marked.map(({ name, isTaste }, index) => (
          <li key={name}>
            <details open={index === 0}>
              <summary>
                {isTaste && `${copy.taste}: `}
                {fill(copy.marks[name].finding, values)}
              </summary>
              <p>{copy.marks[name].why}</p>
            </details>
          </li>
        ))}
      </ol>
      <h3>{copy.asks}</h3>
      <p>{copy.judge}</p>
      <DescriptionList
        rows
        items={ASKS.map((ask) => {
          const { label, source } = law.asks[ask];
          const sentence = findEvidence(ask, message);
          return {
            label,
            value: (
              <>
                {sentence && <q>{withinQuotation(sentence)}</q>}{" "}
                <strong>{sentence ? copy.seen : copy.unseen}</strong> <a href={source.url}>{source.name}</a>
              </>
            ),
          };
        })}
      />
      <CountryLaw copy={copy} law={law} country={country} />
    </div>
  );
}
