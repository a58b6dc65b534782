import { expect, it } from "vitest";
import { ASKS } from "../../lib/content/outreach-law";
import { findEvidence } from "./evidence";
import { readMessage } from "./message";
import { MESSAGE } from "./outreach.fixture";

const find = (text: string) =>
  Object.fromEntries(ASKS.map((ask) => [ask, findEvidence(ask, readMessage(text))]));

it("each thing that the law asks for is found in a message that has it", () => {
  const sender = "I am Jaan Tamm of Näidis OÜ, Tallinn, registry code 12345678.";
  expect(find(MESSAGE)).toEqual({
    sender,
    company: sender,
    origin: "Your website says that you open a warehouse in Pärnu in May; I found this address there.",
    refusal: `If you don't want to hear from us again, write "stop", and we won't write.`,
    privacy: "How we use data: example.com/privacy",
    commercial: "Offer from Näidis OÜ: your new warehouse in Pärnu",
  });
});

it("the clearest sentence is quoted, and a wrong one if there is no other", () => {
  const wrong = "We stop stock errors.";
  expect(find(wrong)["refusal"]).toBe(wrong);
  expect(find(`${wrong} Unsubscribe by a reply.`)["refusal"]).toBe("Unsubscribe by a reply.");
});

it("a contraction is a refusal, too", () => {
  expect(find("One word is enough, and we won’t write again.")["refusal"]).toBeTruthy();
});

it("nothing is quoted from a message that has none", () => {
  expect(Object.values(find("Lunch at noon?")).filter(Boolean)).toEqual([]);
});
