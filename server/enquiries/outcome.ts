import type { EntryErrors, FormName } from "./forms.ts";

/** How a form that was posted without a script ended. */
export type Outcome =
  | {
      kind: "sent";
      form: FormName;
      /** Short and readable, such as K7M4-2QXD. */
      reference: string;
    }
  | {
      kind: "invalid";
      form: FormName;
      /** What was entered, by field, as it was entered. */
      values: Readonly<Record<string, string>>;
      /** One message for each wrong field, in the order of the form. */
      errors: EntryErrors;
    }
  | {
      kind: "failed";
      /** Nothing where the request named no form or could not be read. */
      form: FormName | undefined;
      values: Readonly<Record<string, string>>;
      /** What was entered as plain text, for the visitor to copy; "" where nothing could be read. */
      text: string;
      /** What to tell the visitor. */
      detail: string;
    };

/** Makes the pages for visitors without a script. */
export interface OutcomePages {
  /**
   * The whole page, and its Content-Security-Policy.
   * @param outcome every value in it is untrusted text
   */
  render: (outcome: Outcome) => { html: string; policy: string };
}
