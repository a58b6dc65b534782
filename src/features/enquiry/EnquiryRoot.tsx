import { CrashNotice } from "../../components/ui/CrashNotice";
import { ErrorBoundary } from "../../components/ui/ErrorBoundary";
import { EnquiryForm, type EnquiryFormProps } from "./EnquiryForm";

/** The form as it is built and then hydrated; in its place a notice if it crashes. */
export function EnquiryRoot(props: EnquiryFormProps) {
  return (
    <ErrorBoundary fallback={<CrashNotice email={props.email} />}>
      <EnquiryForm {...props} />
    </ErrorBoundary>
  );
}
