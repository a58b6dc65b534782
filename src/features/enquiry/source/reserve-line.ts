/**
 * Before the form is hydrated, reserves the height of the line that SourceLine.tsx shows if the
 * address says where the visitor comes from, as "/?ref=…" does.
 */
import { ENQUIRY_FLAG, SOURCE_PATTERN, SOURCED_FLAG } from "../../../lib/protocol";

if (new RegExp(SOURCE_PATTERN).test(location.search)) {
  document.querySelector(`form[${ENQUIRY_FLAG}]`)?.setAttribute(SOURCED_FLAG, "");
}
