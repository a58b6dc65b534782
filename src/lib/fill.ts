/**
 * Fills {names} in a text from content.
 * @param values what each name stands for; a name without a value stays as it is
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
}
