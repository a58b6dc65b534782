import { ContentError } from "../lib/content-error.ts";
import { isDeliveryMode } from "../lib/delivery-mode.ts";

const PART = /^<!-- ((?:mode|with|without): [\w-]+) -->\n([\s\S]*?)^<!-- end -->(?:\n|$)/gm;
const LEFT_OVER = /<!-- (?:mode|with|without|end)\b.*/;

/**
 * Removes the parts of a Markdown text, or of its HTML, whose condition doesn't hold. A part begins
 * with a line “<!-- mode: log -->”, “<!-- mode: delivery -->”, “<!-- with: vatNumber -->” (if the fact
 * is known) or “<!-- without: vatNumber -->”, and ends with a line “<!-- end -->”.
 * @throws Error if a part has no end, or an unknown condition
 */
export function selectParts(file: string, text: string, site: Readonly<Record<string, unknown>>): string {
  const isDelivery = isDeliveryMode();
  const conditions = new Map([
    ["mode: log", !isDelivery],
    ["mode: delivery", isDelivery],
  ]);
  for (const [name, fact] of Object.entries(site)) {
    conditions.set(`with: ${name}`, fact !== null).set(`without: ${name}`, fact === null);
  }
  const kept = text.replace(PART, (all, condition: string, part: string) => {
    if (!conditions.has(condition)) return all;
    return conditions.get(condition) ? part : "";
  });
  const [leftOver] = LEFT_OVER.exec(kept) ?? [];
  if (leftOver) {
    const message = `“${leftOver}” is not closed, or names nothing known. Write “<!-- mode: log -->”, “<!-- mode: delivery -->”, “<!-- with: vatNumber -->” or “<!-- without: vatNumber -->” above the part and “<!-- end -->” below, each on a line of its own.`;
    throw new ContentError(file, [{ message }]);
  }
  return kept;
}
