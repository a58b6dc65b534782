import { describe, expect, it } from "vitest";
import { MARKS, type MarkName, mark } from "./marks";
import { readMessage } from "./message";
import { MESSAGE } from "./outreach.fixture";

const SUBJECT = "Offer from Näidis OÜ: your new warehouse in Pärnu";
const QUESTION = "Who decides at your company how orders get into the new system?";
const after = (text: string) => `${MESSAGE}\n\n${text}`;
const subject = (text: string) => MESSAGE.replace(SUBJECT, text);
const words = (count: number) => `Subject: Warehouse\n\n${"word ".repeat(count - 1)}Pärnu?`;

/** For each mark: what is marked at its place, and what is not marked. */
const EXAMPLES: Record<MarkName, { marked: readonly [string, ...string[]][]; not: readonly string[] }> = {
  "fake-reply": {
    marked: [
      [subject("Re: Your warehouse"), "Re: Your warehouse"],
      [subject("FW: Your warehouse"), "FW: Your warehouse"],
      [subject("RE[2]: it"), "RE[2]: it"],
    ],
    not: [
      subject("Returns in Pärnu"),
      subject("Forwarding in Pärnu"),
      `${subject("Re: it")}\n\nOn Monday Ann wrote:\n> Hi`,
    ],
  },
  "merge-tags": {
    marked: [
      [after("Hi {{first_name}}"), "{{first_name}}"],
      [after("*|FNAME|* and %%city%%"), "*|FNAME|*", "%%city%%"],
      [after("Dear [First Name]"), "[First Name]"],
    ],
    not: [after("Half of it [1], 100% sure, {} and 50% off%"), after("<style>p {color}</style>")],
  },
  pictures: {
    marked: [
      [
        after('<img src="https://example.com/1.gif" width="1">'),
        '<img src="https://example.com/1.gif" width="1">',
      ],
      [after("<td background='https://example.com/1'>"), "background='https:"],
    ],
    not: [after("An image of you"), after("<b>bold</b>")],
  },
  tracking: {
    marked: [
      [after("example.com/a?utm_source=cold"), "example.com/a?utm_source=cold"],
      [after('<a href="https://click.example.com/1">it</a>'), "https://click.example.com/1"],
      [after("See https://bit.ly/3x"), "https://bit.ly/3x"],
    ],
    not: [
      after("https://example.com/click?page=2"),
      after("outreach.io sells"),
      after("See https://orbit.ly/3x"),
    ],
  },
  "refusal-by-no": {
    marked: [
      [after("Not for you: reply “no”."), 'reply "no"'],
      [after("Just say no."), "say no"],
    ],
    not: [
      after("Reply “no more” and we stop."),
      after("We say no company needs it."),
      MESSAGE.replace(QUESTION, "Reply “no”."),
    ],
  },
  "no-question": { marked: [[MESSAGE.replace(QUESTION, "Call me.")]], not: [MESSAGE] },
  "several-questions": {
    marked: [[after("And when?"), QUESTION, "And when?"]],
    not: [after("See example.com/?a=1 for it."), after("> Who? When?")],
  },
  "too-long": { marked: [[words(121)]], not: [words(120), `${words(120)}\n> quoted`] },
  pressure: { marked: [[after("Act now!"), "Act now"]], not: [after("The act on data")] },
  empty: {
    marked: [
      ["Hi there,\nwho?", "Hi there,"],
      [after("I hope you are doing well."), "hope you are doing well"],
    ],
    not: ["Hi Ann,\nwho?"],
  },
  "any-subject": {
    marked: [
      [subject("Quick question"), "Quick question"],
      [subject("Re: let’s connect!"), "Re: let's connect!"],
    ],
    not: [subject("Question on Kotlin"), MESSAGE.replace(/.*\n/, "")],
  },
};

describe.each(MARKS)("%s", (name) => {
  const places = (text: string) => mark(readMessage(text)).find((marked) => marked.name === name)?.places;
  it.each(EXAMPLES[name].marked)("marks %j at its place", (text, ...expected) => {
    expect(places(text)?.map((place) => place.text)).toEqual(expected);
  });
  it.each(EXAMPLES[name].not)("does not mark %j", (text) => {
    expect(places(text)).toBeUndefined();
  });
});

it("a place is where its text stands", () => {
  const message = readMessage("Subject: Re: hi\n<p>Don&#39;t miss&nbsp;it</p>\n{{name}}?");
  const places = mark(message).flatMap((marked) => marked.places);
  expect(places.length).toBeGreaterThan(3);
  for (const { text, start } of places) expect(message.text.slice(start, start + text.length)).toBe(text);
});

it("what is certain comes before what is taste", () => {
  const tastes = mark(readMessage("Subject: Re: Hello\n\nAct now!")).map(({ isTaste }) => isTaste);
  expect(tastes).toEqual([false, false, true, true]);
});
