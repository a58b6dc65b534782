import { office, words } from "virtual:calls-words";
import styles from "./extras.css?inline";
import { FormExtras } from "./FormExtras";

// A style element would be blocked by the policy, and a file would come late.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** The extras with the site's own words and hours. */
export function SiteExtras() {
  return <FormExtras words={words} office={office} />;
}
