import { CrashNotice } from "../../components/ui/CrashNotice";
import type { CrashNoticeCopy } from "../../components/ui/CrashNotice.schema";
import { ErrorBoundary } from "../../components/ui/ErrorBoundary";
import copy from "../../content/features/outreach.yaml";
import law from "../../content/outreach-law.yaml";
import type { OutreachLaw } from "../../lib/content/outreach-law-schema";
import { Linter } from "./Linter";
import type { LinterCopy } from "./Linter.schema";

interface LinterIslandProps {
  example: string;
  crash: CrashNoticeCopy;
  email: string;
}

/**
 * The linter as an island. Its long texts are imported, so that they are in its script and not in
 * the page; the schemas of the content collections validate the same files.
 */
export function LinterIsland({ crash, email, ...props }: LinterIslandProps) {
  const { linter } = copy as { linter: LinterCopy };
  return (
    <ErrorBoundary fallback={<CrashNotice copy={crash} email={email} />}>
      <Linter copy={linter} law={law as OutreachLaw} {...props} />
    </ErrorBoundary>
  );
}
