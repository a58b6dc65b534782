import { Panel } from "./Panel";

export const examples = {
  panel: (
    <Panel id="panel-example" title="Free resources">
      <p>A card with a heading and anything below it.</p>
    </Panel>
  ),
};
