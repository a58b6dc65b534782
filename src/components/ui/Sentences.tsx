import { Fragment } from "react";

/** Shows short sentences so that none is broken if it fits on a line. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=\.) /).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && " "}
      <span className="unbroken">{sentence}</span>
    </Fragment>
  ));
}
