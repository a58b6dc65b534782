import styles from "./QuotedSentence.module.css";
import type { SpecimenProps } from "./Specimens.schema";

interface QuotedSentenceProps
  extends Pick<SpecimenProps<"firstMessage">["copy"], "title" | "sentences" | "quoted">,
    Pick<SpecimenProps<"firstMessage">, "example"> {
  /** The label of the link to the whole message. */
  more: string;
}

/** One sentence of the first message, with its reason and a link to the message. */
export function QuotedSentence({ title, sentences, quoted, example, more }: QuotedSentenceProps) {
  const { text, why } = sentences[quoted - 1] ?? {};
  return (
    <figure className={`page-width ${styles.quoted}`}>
      <p className="note">{`${title} (${example})`}</p>
      <blockquote>{text}</blockquote>
      <figcaption>
        <span className="muted">{why}</span> <a href="/services#first-message">{more}</a>
      </figcaption>
    </figure>
  );
}
