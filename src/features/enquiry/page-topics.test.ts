import { expect, it } from "vitest";
import { contactTopics, quickActions } from "./page-topics.ts";

const LABELS = { bookCall: "Book", liveChat: "Chat", callback: "Callback" };
const TOPICS = { bookCall: "call", liveChat: "chat", callback: "callback" };
const links = { bookingUrl: "https://book.example", chatUrl: "https://chat.example" };

it.each([
  [{ bookingUrl: null, chatUrl: null }, ["call", "chat", "callback"]],
  [links, [links.bookingUrl, links.chatUrl, "callback"]],
])("with the links %j the buttons of the contact page lead there, or set a topic", (links, leads) => {
  const actions = quickActions(LABELS, links);
  const topicAt = (href: string) =>
    contactTopics(TOPICS).find(({ fragment }) => `#${fragment}` === href)?.text;
  expect(actions.map(({ label }) => label)).toEqual(["Book", "Chat", "Callback"]);
  expect(actions.map(({ href }) => topicAt(href) ?? href)).toEqual(leads);
});
