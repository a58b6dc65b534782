import { expect, it } from "vitest";
import { quickActions } from "./page-topics.ts";

it("the buttons of the contact page open a configured page for booking, and one for a chat", () => {
  const labels = { bookCall: "Book", liveChat: "Chat", callback: "Callback" };
  const links = { bookingUrl: "https://book.example", chatUrl: "https://chat.example" };
  for (const isDelivery of [true, false]) {
    const [book, chat] = quickActions(labels, links, isDelivery);
    expect([book?.href, chat?.href]).toEqual([links.bookingUrl, links.chatUrl]);
  }
});
