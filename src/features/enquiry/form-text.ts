/**
 * What was entered in a form: a label and a value for each field that isn't empty.
 * @param labels of the fields, by name, in the order of the form
 */
export function enteredValues(labels: Readonly<Record<string, string>>, data: FormData): [string, string][] {
  return Object.entries(labels)
    .map(([name, label]): [string, string] => [label, String(data.get(name) ?? "").trim()])
    .filter(([, value]) => value !== "");
}

/** An enquiry as text: a line for each field, the message last and by itself. */
export function formText(labels: Readonly<Record<string, string>>, data: FormData): string {
  const { message: _, ...others } = labels;
  const lines = enteredValues(others, data).map(([label, value]) => `${label}: ${value}`);
  return [...lines, "", String(data.get("message")).trim(), ...data.getAll("timesText")].join("\n");
}
