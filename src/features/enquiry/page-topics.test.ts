import { expect, it } from "vitest";
import { contactActions } from "./page-topics.ts";

const copy = {
  quickActions: { title: "Q", bookCall: "Book", liveChat: "Chat", callback: "Callback" },
  topics: { label: "About:", remove: "Remove", bookCall: "call", liveChat: "chat", callback: "callback" },
};

const links = { bookingUrl: "https://book.example", chatUrl: "https://chat.example" };

it.each([
  [{ bookingUrl: null, chatUrl: null }, ["call", "chat", "callback"]],
  [links, [links.bookingUrl, links.chatUrl, "callback"]],
])("with the links %j the buttons of the contact page lead there, or set a topic", (links, leads) => {
  const { quick, topics } = contactActions(links, copy);
  const topicAt = (href: string) => topics.topics.find(({ fragment }) => `#${fragment}` === href)?.text;
  expect(quick.map(({ label }) => label)).toEqual(["Book", "Chat", "Callback"]);
  expect(quick.map(({ href }) => topicAt(href) ?? href)).toEqual(leads);
});
