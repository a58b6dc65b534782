import { type DescriptionItem, DescriptionList } from "../ui/DescriptionList";
import { Panel } from "../ui/Panel";

export interface ContactDetailsProps {
  title: string;
  /** In the order shown. */
  rows: DescriptionItem[];
}

/** The contact information card. */
export function ContactDetails({ title, rows }: ContactDetailsProps) {
  return (
    <Panel id="details" title={title}>
      <DescriptionList items={rows} />
    </Panel>
  );
}
