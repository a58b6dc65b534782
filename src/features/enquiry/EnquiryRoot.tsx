import { CrashNotice } from "../../components/ui/CrashNotice";
import type { CrashNoticeCopy } from "../../components/ui/CrashNotice.schema";
import { ErrorBoundary } from "../../components/ui/ErrorBoundary";
import { EnquiryForm, type EnquiryFormProps } from "./EnquiryForm";

export type EnquiryRootProps = EnquiryFormProps & { crash: CrashNoticeCopy };

/**
 * The root of the form, for rendering at build and for hydration. If the form crashes, a notice
 * replaces it.
 */
export function EnquiryRoot({ crash, ...form }: EnquiryRootProps) {
  return (
    <ErrorBoundary fallback={<CrashNotice copy={crash} email={form.email} />}>
      <EnquiryForm {...form} />
    </ErrorBoundary>
  );
}
