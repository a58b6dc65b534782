import { type CrashNoticeProps, IslandBoundary } from "../../components/ui/IslandBoundary";
import { ENQUIRY_FLAG } from "../../lib/protocol";
import { EnquiryForm, type EnquiryFormProps } from "./EnquiryForm";
import { formText } from "./form-text";

/** The form as an island. */
export function EnquiryIsland({ crash, ...form }: EnquiryFormProps & { crash: CrashNoticeProps }) {
  function readTyped() {
    const element = document.querySelector<HTMLFormElement>(`form[${ENQUIRY_FLAG}]`);
    return element ? formText(form.labels, new FormData(element)).trim() : "";
  }
  return (
    <IslandBoundary crash={crash} readTyped={readTyped}>
      <EnquiryForm {...form} />
    </IslandBoundary>
  );
}
