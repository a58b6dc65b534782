import type { ExamplePages } from "../../../schemas/example-pages.ts";
import styles from "./ExamplePage.module.css";

/** What one example page shows. */
export interface ExamplePageContent<Name extends Exclude<keyof ExamplePages, "example">> {
  copy: ExamplePages[Name];
  /** Marks the page as an example. */
  example: string;
}

/** The main statement of an example page, in large type. */
export function Statement({ children }: { children: string }) {
  return <p className={`headline ${styles.statement}`}>{children}</p>;
}
