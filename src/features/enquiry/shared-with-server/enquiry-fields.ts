/**
 * The fields of both forms (specification, chapters 3 and 5). The forms, their rules, the mail, the
 * webhook and what counts as the same enquiry derive from this table. The words of a field are in
 * src/content/features/enquiry.yaml.
 */

export type FormName = "home" | "contact";

/** How one form uses a field. */
interface Use {
  /** Whether it must be filled in. */
  required?: true;
  /** The least number of characters, with a message of the field's name. */
  minLength?: number;
  /** Shown only if the visitor asks for a call. */
  onlyForCall?: true;
  /** Whether it has a hint under its label. */
  hint?: true;
  /** Spans both columns if fields are in two columns. */
  wide?: true;
}

interface Field {
  /** How its value is normalized and checked, and which element it gets: only a message has several lines. */
  kind: "line" | "email" | "phone" | "message";
  autoComplete?: string;
  /** Left out if the form doesn't have the field. */
  home?: Use;
  contact?: Use;
}

/** In the order in which forms and mails have them. */
const FIELDS = {
  name: { kind: "line", autoComplete: "name", home: { required: true, minLength: 2 } },
  firstName: { kind: "line", autoComplete: "given-name", contact: { required: true } },
  lastName: { kind: "line", autoComplete: "family-name", contact: { required: true } },
  email: {
    kind: "email",
    autoComplete: "email",
    home: { required: true },
    contact: { required: true },
  },
  company: {
    kind: "line",
    autoComplete: "organization",
    home: { required: true, minLength: 2, wide: true },
    contact: {},
  },
  phone: {
    kind: "phone",
    autoComplete: "tel",
    home: { onlyForCall: true, hint: true },
    contact: { hint: true, wide: true },
  },
  callTime: {
    kind: "line",
    home: { onlyForCall: true, hint: true },
    contact: { onlyForCall: true, hint: true, wide: true },
  },
  message: {
    kind: "message",
    home: { required: true, minLength: 10, hint: true, wide: true },
    contact: { required: true, wide: true },
  },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS;
/** A text or a value for each field. */
export type ByField = Readonly<Record<FieldName, string>>;
/** A field as one form has it. */
export type FormField = Omit<Field, FormName> & Use & { name: FieldName };

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** Returns the fields of a form, in their order. */
export function fieldsOf(form: FormName): FormField[] {
  return FIELD_NAMES.flatMap((name) => {
    const { home, contact, ...field }: Field = FIELDS[name];
    const use = { home, contact }[form];
    return use ? [{ name, ...field, ...use }] : [];
  });
}

/** Returns the names of the fields that have a property in either form. */
export const fieldsWith = (property: keyof Use): FieldName[] =>
  FIELD_NAMES.filter((name) => {
    const { home, contact }: Field = FIELDS[name];
    return property in { ...home, ...contact };
  });

/** Returns the id of a field's element; unique on the page. */
export const fieldId = (form: FormName, field: FieldName) => `${form}-${field}`;

/**
 * Formats an enquiry as text: a line for each field that isn't empty, then the message.
 * @param more further labels and values, such as the topic
 */
export function enquiryText(
  form: FormName,
  labels: ByField,
  values: Partial<ByField>,
  more: readonly (readonly [label: string, value: string | undefined])[] = [],
): string {
  const lines = fieldsOf(form)
    .filter(({ kind }) => kind !== "message")
    .map(({ name }) => [labels[name], values[name]] as const);
  const head = [...lines, ...more]
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}${/\?$/.test(label) ? "" : ":"} ${value}`);
  return [...head, "", values.message].join("\n");
}
