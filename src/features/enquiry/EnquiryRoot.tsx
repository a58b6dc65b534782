import { CrashNotice } from "../../components/ui/CrashNotice";
import type { CrashNoticeCopy } from "../../components/ui/CrashNotice.schema";
import { ErrorBoundary } from "../../components/ui/ErrorBoundary";
import { EnquiryForm, type EnquiryFormProps } from "./EnquiryForm";

export type EnquiryRootProps = EnquiryFormProps & { crash: CrashNoticeCopy };

/** The form as it is built and then hydrated; in its place a notice if it crashes. */
export function EnquiryRoot({ crash, ...form }: EnquiryRootProps) {
  return (
    <ErrorBoundary fallback={<CrashNotice copy={crash} email={form.email} />}>
      <EnquiryForm {...form} />
    </ErrorBoundary>
  );
}
