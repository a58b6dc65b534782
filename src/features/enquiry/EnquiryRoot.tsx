import { CrashNotice } from "../../components/ui/CrashNotice";
import type { CrashNoticeCopy } from "../../components/ui/CrashNotice.schema";
import { ErrorBoundary } from "../../components/ui/ErrorBoundary";
import { EnquiryForm, type EnquiryFormProps } from "./EnquiryForm";

export type EnquiryRootProps = EnquiryFormProps & { crash: CrashNoticeCopy };

/**
 * The form as an island. If it crashes, a notice replaces it.
 */
export function EnquiryRoot({ crash, ...form }: EnquiryRootProps) {
  return (
    <ErrorBoundary fallback={<CrashNotice copy={crash} email={form.email} />}>
      <EnquiryForm {...form} />
    </ErrorBoundary>
  );
}
