import { Facts } from "./Facts";

const facts = [
  { label: "Email", value: "hello@example.com", href: "mailto:hello@example.com" },
  { label: "Location", value: "Tallinn, Estonia" },
];

export const examples = {
  "one column": <Facts facts={facts} />,
  "in columns on wide screens": <Facts facts={facts} inColumns />,
};
