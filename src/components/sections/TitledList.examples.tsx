import { TitledList } from "./TitledList";

const items = [
  { title: "A name", text: "What it means." },
  { title: "A longer name of two lines", text: "What it means, in a sentence that is somewhat longer." },
  { title: "Softwareentwicklungsdienstleistungen", text: "Long words break where they must." },
];

export const examples = {
  tiles: <TitledList id="list-tiles" title="As tiles" shape="tiles" items={items} />,
  statements: <TitledList id="list-statements" title="As statements" shape="statements" items={items} />,
  rows: <TitledList id="list-rows" title="As rows" shape="rows" items={items} />,
};
