import type { ExamplePages } from "./example-pages/example-pages.schema";
import { FirstMessage } from "./example-pages/FirstMessage";
import { SheetSection } from "./SheetSection";

interface FirstMessageSectionProps {
  title: string;
  intro: string;
  /** What the law of the recipient's country decides. */
  law: string;
  examplePages: ExamplePages;
}

/** The part of the services page with a first message, and what to read before sending one. */
export function FirstMessageSection({ title, intro, law, examplePages }: FirstMessageSectionProps) {
  const { firstMessage, example } = examplePages;
  return (
    <div className="section-tinted">
      <SheetSection id="first-message" title={title} text={intro} margin={<p className="note">{law}</p>}>
        <FirstMessage copy={firstMessage} example={example} />
      </SheetSection>
    </div>
  );
}
