import { describe, expect, it } from "vitest";
import { contactActions } from "./contact-page";

const copy = {
  quickActions: { title: "Q", bookCall: "Book", liveChat: "Chat", callback: "Callback" },
  resources: { title: "R", text: "T", growthGuide: "Guide" },
  topics: { label: "About:", bookCall: "call", liveChat: "chat", callback: "callback", growthGuide: "guide" },
};

describe("the quick actions of the contact page", () => {
  it("lead to the message form while no link is configured", () => {
    const { quick, formTopics } = contactActions({ bookingUrl: null, chatUrl: null }, copy);
    const fragments = formTopics.map(({ fragment }) => `#${fragment}`);
    for (const { href } of quick) {
      expect(fragments).toContain(href);
    }
  });

  it("lead to the booking and the chat link where they are configured", () => {
    const links = { bookingUrl: "https://book.example", chatUrl: "https://chat.example" };
    const { quick } = contactActions(links, copy);
    expect(quick.map(({ href }) => href)).toEqual([links.bookingUrl, links.chatUrl, "#contact-phone"]);
  });
});
