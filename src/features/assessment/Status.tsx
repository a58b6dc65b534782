import { useEffect, useRef, useState } from "react";
import type { AssessmentWords } from "../../lib/assessment-schema";
import { fill } from "../../lib/fill";
import { formatEuros } from "./format";
import { INPUT_NAMES } from "./inputs";
import type { Estimate, Figures } from "./model";
import type { Problem } from "./parse";

interface StatusProps {
  words: Pick<AssessmentWords, "inputs" | "results">;
  today: Estimate | undefined;
  improved: Estimate | undefined;
  problems: Partial<Record<keyof Figures, Problem>>;
}

/** A pause in typing or sliding, after which the result is worth hearing. */
const PAUSE_MS = 1000;

/** Tells screen readers the result once the visitor pauses; says nothing on opening. */
export function Status({ words, today, improved, problems }: StatusProps) {
  const text = describe({ words, today, improved, problems });
  const [said, setSaid] = useState("");
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSaid(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

function describe({ words, today, improved, problems }: StatusProps): string {
  if (!today || !improved) {
    const inputs = INPUT_NAMES.filter((name) => problems[name]).map((name) => words.inputs[name].label);
    return fill(words.results.statusMend, { inputs: inputs.join("; ") });
  }
  return fill(words.results.status, {
    today: formatEuros(today.expected),
    improved: formatEuros(improved.expected),
    low: formatEuros(improved.low),
    high: formatEuros(improved.high),
  });
}
