import { useDeferredValue, useEffect, useRef, useState } from "react";
import { Button } from "../../components/ui/Button";
import field from "../../components/ui/Field.module.css";
import type { OutreachLaw } from "../../lib/content/outreach-law-schema";
import { fill } from "../../lib/fill";
import { Findings } from "./Findings";
import styles from "./Linter.module.css";
import type { LinterCopy } from "./Linter.schema";
import { MAX_WORDS, RULE_NAMES } from "./rules";

const MAX_LENGTH = 10_000;

interface LinterProps {
  copy: LinterCopy;
  law: OutreachLaw;
  /** A message without findings. */
  example: string;
}

/** Checks a first message in the browser while it is edited. Sends and stores nothing. */
export function Linter({ copy, law: { articles, countries }, example }: LinterProps) {
  // Where the example needs no consent.
  const first = countries.find(({ status }) => status === "refusal");
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(first?.name);
  const checked = useDeferredValue(text);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const country = countries.find((it) => it.name === name);

  // Read what was typed before hydration, or restored by the browser.
  useEffect(() => setText(textarea.current?.value ?? ""), []);

  function show(start: number, length: number) {
    textarea.current?.focus();
    textarea.current?.setSelectionRange(start, start + length);
  }

  return (
    <div className={`columns even ${styles.linter}`}>
      <div className={`stays ${styles.input}`}>
        <div className={field["field"]}>
          <label className={field["label"]} htmlFor="linted-message">
            {copy.message}
          </label>
          <p id="linted-message-hint" className="note">
            {copy.hint}
          </p>
          <textarea
            ref={textarea}
            id="linted-message"
            className={field["control"]}
            aria-describedby="linted-message-hint"
            maxLength={MAX_LENGTH}
            spellCheck="false"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <p className={`small ${styles.examples}`}>
          <Button variant="secondary" onClick={() => setText(copy.typical)}>
            {copy.useTypical}
          </Button>
          <Button variant="secondary" onClick={() => setText(example)}>
            {copy.useExample}
          </Button>
        </p>
        <div className={`${field["field"]} ${styles.country}`}>
          <label className={field["label"]} htmlFor="linted-country">
            {copy.country}
          </label>
          <select
            id="linted-country"
            className={field["control"]}
            value={name}
            onChange={(event) => setName(event.target.value)}
          >
            {countries.map((it) => (
              <option key={it.name}>{it.name}</option>
            ))}
          </select>
        </div>
      </div>
      {country && checked.trim() ? (
        <Findings copy={copy} text={checked} country={country} articles={articles} onShow={show} />
      ) : (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{fill(copy.rulesTitle, { count: String(RULE_NAMES.length) })}</summary>
          {/* Not in the built page, which is smaller without it. */}
          {isOpen && (
            <ol className={`numbered ${styles.rules}`}>
              {RULE_NAMES.map((rule) => (
                <li key={rule}>{fill(copy.rules[rule].rule, { max: String(MAX_WORDS) })}</li>
              ))}
            </ol>
          )}
        </details>
      )}
    </div>
  );
}
