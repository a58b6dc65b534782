import { ContentError } from "../../lib/content-error.ts";
import { type ClientResults, countClients, type ResultsContent } from "../../schemas/results.ts";
import { judge } from "./calculation.ts";

/**
 * Judges each result of a client by the rule of luck.
 * @throws Error if fewer are said to be more than luck than are among them
 */
export function judgeResults({
  results: counted,
  selection,
  copy: resultsCopy,
}: ResultsContent): ClientResults {
  const results = counted.map((result) => ({ ...result, ...judge(result) }));
  const proven = countClients(results.filter(({ verdict }) => verdict === "moreThanLuck"));
  if (proven > (selection?.moreThanLuck ?? proven)) {
    const message = `must be at least ${proven}: so many clients in the file have a result that is more than luck`;
    throw new ContentError("src/content/results.yaml", [{ message, path: ["selection", "moreThanLuck"] }]);
  }
  return { results, selection, resultsCopy };
}
