/**
 * Lists what was entered in a form except the message: the label and value of each field that isn't
 * empty.
 * @param labels the fields' labels by name, in the order of the form
 */
export function enteredValues(labels: Readonly<Record<string, string>>, data: FormData) {
  return Object.entries(labels)
    .filter(([name]) => name !== "message")
    .map(([name, label]) => ({ label, value: String(data.get(name) ?? "").trim() }))
    .filter(({ value }) => value !== "");
}

/** Formats an enquiry as text: a line for each field, then the message. */
export function formText(labels: Readonly<Record<string, string>>, data: FormData): string {
  const lines = enteredValues(labels, data).map(({ label, value }) => `${label}: ${value}`);
  return [...lines, "", String(data.get("message")).trim()].join("\n");
}
