import { type FormName, MIN_MESSAGE_LENGTH, MIN_NAME_LENGTH } from "../../shared/enquiry-rules";

/** A field of a form, with its HTML attributes. */
interface FormField {
  name: string;
  type?: "email" | "tel";
  autoComplete?: string;
  required?: boolean;
  minLength?: number;
  /** Rendered as a textarea. */
  multiline?: boolean;
  /** Shown only if the visitor asks for a call. */
  forCall?: boolean;
  /** Required if the visitor asks for a call. */
  requiredForCall?: boolean;
  /** Spans both columns if fields are in two columns. */
  wide?: boolean;
}

const name = { required: true, minLength: MIN_NAME_LENGTH };
const email = { name: "email", type: "email", autoComplete: "email", required: true } as const;
const phone = { name: "phone", type: "tel", autoComplete: "tel", requiredForCall: true } as const;
const callTime = { name: "callTime", autoComplete: "off", forCall: true };
const message = {
  name: "message",
  required: true,
  minLength: MIN_MESSAGE_LENGTH,
  multiline: true,
  wide: true,
};

/** The fields of each form, in their order (specification, chapter 3). */
export const FORM_FIELDS: Record<FormName, readonly FormField[]> = {
  home: [
    { ...name, name: "name", autoComplete: "name" },
    email,
    { ...name, name: "company", autoComplete: "organization", wide: true },
    { ...phone, forCall: true },
    callTime,
    message,
  ],
  contact: [
    { ...name, name: "firstName", autoComplete: "given-name" },
    { ...name, name: "lastName", autoComplete: "family-name" },
    { ...email, wide: true },
    { name: "company", autoComplete: "organization" },
    phone,
    { ...callTime, wide: true },
    message,
  ],
};

/** Returns the id of a field's element; unique on the page. */
export const fieldId = (form: FormName, field: string) => `${form}-${field}`;
