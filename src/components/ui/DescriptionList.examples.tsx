import { DescriptionList } from "./DescriptionList";

const facts = [
  { label: "Email", value: "hello@example.com", href: "mailto:hello@example.com" },
  { label: "Location", value: "Tallinn, Estonia" },
];

export const examples = {
  "one column": <DescriptionList items={facts} />,
  "in rows": <DescriptionList items={facts} rows />,
};
