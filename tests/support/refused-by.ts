/** Those of the texts that the editor refuses in a field. */
export function refusedBy(field: object | undefined, texts: readonly string[]) {
  const { pattern } = field as { pattern: readonly [string, string] };
  // As the editor reads it: between slashes, then flags.
  const [, source = "", flags] = /^\/(.+)\/(\w+)$/.exec(pattern[0]) ?? [];
  return texts.filter((value) => !new RegExp(source, flags).test(value));
}
