/**
 * Replaces {placeholders} in a text.
 * @param values by name; a placeholder without a value is kept
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
}
