import { DescriptionList } from "./DescriptionList";

const facts = [
  { label: "Email", value: "hello@example.com", href: "mailto:hello@example.com" },
  { label: "Location", value: "Tallinn, Estonia" },
];

export const examples = {
  "in columns": <DescriptionList items={facts} />,
  "in rows": <DescriptionList items={facts} rows />,
};
