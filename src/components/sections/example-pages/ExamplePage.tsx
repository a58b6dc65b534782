import type { ReactNode } from "react";
import type { ExamplePages } from "../../../schemas/example-pages.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import styles from "./ExamplePage.module.css";

/** What one example page shows. */
export interface ExamplePageContent<Name extends Exclude<keyof ExamplePages, "example">> {
  copy: ExamplePages[Name];
  /** Marks the page as an example. */
  example: string;
}

interface ExamplePageProps {
  title: string;
  example: string;
  children: ReactNode;
}

/** A page as a client gets it, which can't be taken for what the service promises. */
export const ExamplePage = ({ title, example, children }: ExamplePageProps) => (
  <Sheet title={title} mark={example} className={styles.page}>
    {children}
  </Sheet>
);
