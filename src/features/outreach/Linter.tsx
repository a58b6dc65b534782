import { useDeferredValue, useEffect, useState } from "react";
import { Button } from "../../components/ui/Button";
import { Field } from "../../components/ui/Field";
import field from "../../components/ui/Field.module.css";
import styles from "./Linter.module.css";
import type { LinterLaw } from "./linter-law";
import type { LinterCopy } from "./outreach.schema";
import { Results } from "./Results";

/** The ids of its fields. */
const MESSAGE = "linted-message";
const COUNTRY = "linted-country";
/** Of the message, in UTF-16 units. */
const MAX_MESSAGE_LENGTH = 10_000;

export interface LinterProps {
  copy: LinterCopy;
  law: LinterLaw;
  /** A message without marks. */
  example: string;
}

/** Reads a first message in the browser while it is edited. Sends and stores nothing. */
export function Linter({ copy, law, example }: LinterProps) {
  const { countries } = law;
  // Where the example needs no consent.
  const first = countries.find(({ generalAddress }) => generalAddress.status === "none");
  const [text, setText] = useState("");
  const [name, setName] = useState(first?.name);
  const read = useDeferredValue(text);
  const country = countries.find((it) => it.name === name);

  // Read what was entered before hydration, or restored by the browser.
  useEffect(() => {
    setText((document.getElementById(MESSAGE) as HTMLTextAreaElement).value);
    setName((document.getElementById(COUNTRY) as HTMLSelectElement).value);
  }, []);

  return (
    <div className={styles.linter}>
      <div className={styles.input}>
        <Field
          multiline
          id={MESSAGE}
          name={MESSAGE}
          label={copy.message}
          hint={copy.hint}
          maxLength={MAX_MESSAGE_LENGTH}
          spellCheck="false"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className={styles.examples}>
          <Button variant="secondary" size="small" onClick={() => setText(copy.typical)}>
            {copy.useTypical}
          </Button>
          <Button variant="secondary" size="small" onClick={() => setText(example)}>
            {copy.useExample}
          </Button>
        </p>
        <div className={field["field"]}>
          <label className={field["label"]} htmlFor={COUNTRY}>
            {copy.country}
          </label>
          <select
            id={COUNTRY}
            className={field["control"]}
            defaultValue={name}
            onChange={(event) => setName(event.target.value)}
          >
            {countries.map((it) => (
              <option key={it.name}>{it.name}</option>
            ))}
          </select>
        </div>
      </div>
      {country && read.trim() && <Results copy={copy} law={law} text={read} country={country} />}
    </div>
  );
}
