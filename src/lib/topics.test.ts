import { describe, expect, it } from "vitest";
import { contactActions } from "./topics";

const copy = {
  quickActions: { title: "Q", bookCall: "Book", liveChat: "Chat", callback: "Callback" },
  topics: { label: "About:", remove: "Remove", bookCall: "call", liveChat: "chat", callback: "callback" },
};
const NO_LINKS = { bookingUrl: null, chatUrl: null };

describe("the buttons of the contact page", () => {
  const { quick, topics } = contactActions(NO_LINKS, copy);
  const topicAt = (href: string | undefined) =>
    topics.topics.find(({ fragment }) => `#${fragment}` === href)?.text;

  it("set the topic of the message form if no link is configured", () => {
    expect(quick.map(({ label, href }) => [label, topicAt(href)])).toEqual([
      ["Book", "call"],
      ["Chat", "chat"],
      ["Callback", "callback"],
    ]);
  });

  it("lead to the booking link and the chat link if they are configured", () => {
    const links = { bookingUrl: "https://book.example", chatUrl: "https://chat.example" };
    const { quick } = contactActions(links, copy);
    expect(quick.map(({ href }) => href)).toEqual([links.bookingUrl, links.chatUrl, "#contact-phone"]);
  });
});
