import { TitledList } from "./TitledList";

const items = [
  { title: "A name", text: "What it means." },
  { title: "A longer name of two lines", text: "What it means, in a sentence that is somewhat longer." },
  { title: "Softwareentwicklungsdienstleistungen", text: "Long words break where they must." },
];

export const examples = {
  compact: <TitledList id="list-compact" title="Compact" items={items} />,
  large: <TitledList id="list-large" title="Large" isLarge items={items} />,
};
