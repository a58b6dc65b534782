import { CrashNotice } from "../../components/ui/CrashNotice";
import { ErrorBoundary } from "../../components/ui/ErrorBoundary";
import { ContactForm, type ContactFormProps } from "./ContactForm";
import { LateExtras } from "./calls/LateExtras";

/** What the contact page loads in delivery mode: the form, and in its place a notice if it crashes. */
export function ContactIsland(props: ContactFormProps) {
  return (
    <ErrorBoundary fallback={<CrashNotice email={props.email} />}>
      <ContactForm {...props}>
        <LateExtras />
      </ContactForm>
    </ErrorBoundary>
  );
}
