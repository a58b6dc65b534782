import { expect, it } from "vitest";
import { contactTopics, NOT_CONNECTED, quickActions } from "./page-topics.ts";

const LABELS = { bookCall: "Book", liveChat: "Chat", callback: "Callback" };
const TOPICS = { bookCall: "call", liveChat: "chat", callback: "callback" };
const links = { bookingUrl: "https://book.example", chatUrl: "https://chat.example" };

it.each([
  [{ bookingUrl: null, chatUrl: null }, true, ["call", "chat", "callback"]],
  [links, true, [links.bookingUrl, links.chatUrl, "callback"]],
  [links, false, [links.bookingUrl, links.chatUrl, `#${NOT_CONNECTED}`]],
])(
  "with the links %j and a form that is connected: %s, the buttons of the contact page lead to %j",
  (links, isDelivery, leads) => {
    const actions = quickActions(LABELS, links, isDelivery);
    const topicAt = (href: string) =>
      contactTopics(TOPICS).find(({ fragment }) => `#${fragment}` === href)?.text;
    expect(actions.map(({ label }) => label)).toEqual(["Book", "Chat", "Callback"]);
    expect(actions.map(({ href }) => topicAt(href) ?? href)).toEqual(leads);
  },
);
