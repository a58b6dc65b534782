export interface Mistake {
  message: string;
  path?: readonly PropertyKey[];
}

/** The mistakes in a file of src/content. */
export class ContentError extends Error {
  constructor(file: string, mistakes: readonly Mistake[]) {
    const lines = mistakes.map(
      ({ message, path }) => `✖ ${message}${path?.length ? `\n  → ${placeOf(path)}` : ""}`,
    );
    super(`There is a mistake in ${file}:\n${lines.join("\n")}`);
  }
}

/** Names a field; items of a list as a person counts them, such as “faq.items[no. 1].answer”. */
const placeOf = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === "number" ? `[no. ${key + 1}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
