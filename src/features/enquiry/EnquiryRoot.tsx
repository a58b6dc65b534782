import { CrashNotice } from "../../components/ui/CrashNotice";
import type { CrashNoticeCopy } from "../../components/ui/CrashNotice.schema";
import { ErrorBoundary } from "../../components/ui/ErrorBoundary";
import copy from "../../content/features/enquiry.yaml";
import type { EnquiryCopy } from "./copy-schema";
import { EnquiryForm, type EnquiryFormProps } from "./EnquiryForm";

export interface EnquiryRootProps extends Omit<EnquiryFormProps, "copy"> {
  crash: CrashNoticeCopy;
}

/**
 * The form as an island. If it crashes, a notice replaces it. Its texts are imported, so that they
 * are in its script and not in the page.
 */
export function EnquiryRoot({ crash, ...form }: EnquiryRootProps) {
  return (
    <ErrorBoundary fallback={<CrashNotice copy={crash} email={form.email} />}>
      <EnquiryForm {...form} copy={copy as EnquiryCopy} />
    </ErrorBoundary>
  );
}
