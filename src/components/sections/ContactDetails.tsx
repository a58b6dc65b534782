import { type Fact, Facts } from "../ui/Facts";
import { Panel } from "../ui/Panel";

export interface ContactDetailsProps {
  title: string;
  /** In the order shown. */
  rows: Fact[];
}

/** The contact information card. */
export function ContactDetails({ title, rows }: ContactDetailsProps) {
  return (
    <Panel id="details" title={title}>
      <Facts facts={rows} />
    </Panel>
  );
}
