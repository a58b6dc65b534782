import { CrashNotice } from "../../components/ui/CrashNotice";
import { ErrorBoundary } from "../../components/ui/ErrorBoundary";
import { LateExtras } from "./calls/LateExtras";
import { EnquiryForm, type EnquiryFormProps } from "./EnquiryForm";

/** What the page loads: the form, and in its place a notice if it crashes. */
export function EnquiryIsland(props: EnquiryFormProps) {
  return (
    <ErrorBoundary fallback={<CrashNotice email={props.email} />}>
      <EnquiryForm {...props}>
        <LateExtras />
      </EnquiryForm>
    </ErrorBoundary>
  );
}
