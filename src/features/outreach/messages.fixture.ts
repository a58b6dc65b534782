/** Five first messages that follow every rule. */
export const GOOD = [
  `Subject: Your new warehouse in Pärnu

I am Jaan Tamm of Näidis OÜ, Tallinn, registry code 12345678. Your website says that you open a warehouse in Pärnu in May; I found this address there.

We connect warehouse systems to web shops. Who decides at your company how orders get into the new system?

If you don’t want to hear from us again, write “stop”, and we won’t write. How we use data: example.com/privacy`,
  `Subject: Two Kotlin openings since March

Hi Liis,

Your careers page has listed the same two Kotlin openings since March. I took your address from that page.

We lend senior Android developers for three to nine months, and they leave when your own people start. Would a profile of somebody who is free in June be useful?

Best regards,
Anna Berg
Exempel AB, org. nr 556000-0000, Stockholm

Tell me to stop and I will. Privacy: https://example.com/privacy`,
  `Subject: ISO 27001 before your hospital tender

Dear Mr. Ozols,

Last week the Riga hospital tender asked bidders for ISO 27001. In your annual report I read that you plan to certify in 2027, which would be after the deadline. Your email address is listed in that report.

My name is Ilze Kalniņa. I prepare software companies for the audit at SIA Piemērs (reg. no. 40001234567).

Is the tender worth a certificate this year?

To opt out of any further message, answer with “remove”. Our privacy notice: example.com/data-protection`,
  `Subject: Checkout errors on lindqvist.example

Hello Mr. Lindqvist,

I ordered a lamp in your shop on Sunday and the payment failed twice: the 3-D Secure window stays blank in Firefox. A screenshot is at example.com/lamp.

I'm Pekka Virta, a developer at Esimerkki Oy (Business ID 1234567-8), Tampere. I got this address from your imprint.

Should I send you the two lines that cause it?

You can unsubscribe by a short reply; then I delete your address. What we keep about your data: example.com/privacy

Pekka`,
  `Subject: SAP support for the Leeds plant after October

Dear Ms. Shah,

Tom Reed suggested that I write to you. You spoke in Manchester about the SAP contract that ends in October, and said that response times at night are the problem.

We run night shifts for three manufacturers from Tallinn. What would an outage at two in the morning cost the Leeds plant?

Kind regards,
Martin Saar
Sample Ltd, company number 01234567

If you would rather not get messages from me, say so in one line and I won’t write again. Privacy policy: https://www.example.com/privacy`,
] as const;

const GOOD_MESSAGE: string = GOOD[0];

/** A good message in which a part is replaced. */
function but(part: string, replacement: string): string {
  if (!GOOD_MESSAGE.includes(part)) throw new Error(`The message does not contain “${part}”.`);
  return GOOD_MESSAGE.replace(part, replacement);
}

const SENDER = "I am Jaan Tamm of Näidis OÜ, Tallinn, registry code 12345678.";
const FOUND = "; I found this address there.";
const QUESTION = "Who decides at your company how orders get into the new system?";
const REFUSAL = "If you don’t want to hear from us again, write “stop”, and we won’t write.";
const PRIVACY = " How we use data: example.com/privacy";
const SUBJECT = "Your new warehouse in Pärnu";
const ABOUT = "Your website says that you open a warehouse in Pärnu in May; I found this address there.";
const after = (text: string) => but(QUESTION, `${QUESTION}\n\n${text}`);
const before = (text: string) => but("I am Jaan", `${text}\n\nI am Jaan`);

/** For each rule that reads the text: messages that break it, and that follow it. */
export const EXAMPLES = {
  "no-fake-reply": {
    breaks: [
      but(SUBJECT, "Re: Your new warehouse"),
      but(SUBJECT, "FW: warehouse"),
      but(SUBJECT, "RE[2]: it"),
    ],
    follows: [but(SUBJECT, "Returns in Pärnu: your new warehouse"), but(SUBJECT, "Forwarding in Pärnu")],
  },
  "way-to-refuse": {
    breaks: [but(REFUSAL, ""), but(REFUSAL, "We look forward to your answer.")],
    follows: [
      but(REFUSAL, "Unsubscribe: example.com/stop"),
      but(REFUSAL, "Not relevant? Reply STOP."),
      but(REFUSAL, "If you’d prefer not to hear from me, just tell me."),
      but(REFUSAL, "One word, and I’ll leave you alone."),
    ],
  },
  "refusal-is-no-answer": {
    breaks: [
      but(REFUSAL, "If you don’t want to hear from us again, reply “no” and we won’t write."),
      but(REFUSAL, "Not interested? Just say no."),
    ],
    follows: [but(REFUSAL, "If you want no more messages, reply “no thanks”, and we stop.")],
  },
  "sender-named": {
    breaks: [
      but(SENDER, "We are Näidis OÜ, Tallinn, registry code 12345678."),
      but(SENDER, "I'm CEO of Näidis OÜ."),
      `${but(SENDER, "Näidis OÜ sells.")}\n\nBest,\nThe growth team`,
    ],
    follows: [
      but(SENDER, "Jaan here, from Näidis OÜ."),
      `${but(SENDER, "Näidis OÜ is in Tallinn.")}\n\nJaan Tamm, Näidis OÜ`,
      `${but(SENDER, "Näidis OÜ is in Tallinn.")}\n\nKind regards,\nJaan`,
    ],
  },
  "company-named": {
    breaks: [but(SENDER, "I am Jaan Tamm."), but(SENDER, "I am Jaan Tamm, a consultant.")],
    follows: [
      but("Näidis OÜ", "Beispiel GmbH"),
      but("Näidis OÜ", "UAB Pavyzdys"),
      but("Näidis OÜ", "Przykład sp. z o.o."),
      but("Näidis OÜ", "Nordcode"),
    ],
  },
  "source-of-address": {
    breaks: [but(FOUND, "."), but(FOUND, ". Email me at any time.")],
    follows: [
      but(FOUND, ". Your email came from the trade register."),
      but(FOUND, ". Tiina Lepp suggested I write to you."),
      but(FOUND, ". I found you in the list of exhibitors."),
    ],
  },
  "privacy-notice": {
    breaks: [but(PRIVACY, ""), but(PRIVACY, " Read more: example.com/blog")],
    follows: [but(PRIVACY, " GDPR information: example.com/g"), but(PRIVACY, " example.com/privacy-policy")],
  },
  "no-merge-tags": {
    breaks: [
      "Hi {{first_name}},",
      "Hi {Name},",
      "Hi [First Name],",
      "Hi *|FNAME|*,",
      "Hi %FIRSTNAME%,",
      "Hi <<Name>>,",
    ].map(before),
    follows: [before("Hi Mari,"), after("Costs fell by 20% and orders rose by 30% [1].")],
  },
  "no-pictures": {
    breaks: [
      after('<img src="https://x.example/p.gif" width="1" height="1">'),
      after("![logo](https://x.example/logo.png)"),
      after("[cid:logo@example]"),
    ],
    follows: [after("The picture is at example.com/plan.png if you want it."), after("a < b and c > d")],
  },
  "no-tracking-links": {
    breaks: [
      after("https://example.com/?utm_source=mail"),
      after('<a href="https://click.mail.example.com/abc">our site</a>'),
      after("More: bit.ly/3abcde"),
      after("https://example.com/a?x=1&gclid=9"),
    ],
    follows: [
      after("https://example.com/utm"),
      after("https://product.co/page?id=7"),
      after("https://link.springer.com/article/1"),
    ],
  },
  "registration-named": {
    breaks: [but(", registry code 12345678", ""), but(", registry code 12345678", ", founded in 2019")],
    follows: [
      but("registry code 12345678", "VAT EE123456789"),
      but("registry code 12345678", "Amtsgericht München, HRB 12345"),
      but("registry code 12345678", "1 Main Street, Dover, DE 19901"),
    ],
  },
  "no-pressure": {
    breaks: [
      after("Act now!"),
      after("This is urgent."),
      after("Only two places left."),
      after("Don’t miss it."),
    ],
    follows: [after("Your contract expires in May."), after("We handle urgent orders at night.")],
  },
  "about-the-recipient": {
    breaks: [
      but(ABOUT, "We are a leading provider of integrations. I got this address from a list."),
      but(ABOUT, "We help companies like you, and can save your business time. This address is from a list."),
      but(ABOUT, "You can book a time and grow your business. Your name is from a list."),
    ],
    follows: [
      but(ABOUT, "Lindström Logistics is opening a hall. Your name came from the register."),
      but(ABOUT, "I read about the fire. This address is from the register."),
    ],
  },
  "a-question": {
    breaks: [but(QUESTION, "Let me know."), but(QUESTION, "See https://example.com/?id=4")],
    follows: [GOOD_MESSAGE],
  },
  "one-question": {
    breaks: [after("Or is it planned?"), after("(Is it?) Fine.")],
    follows: [after("See https://example.com/?id=4"), but("Your website", "<p>Your website")],
  },
  "short-enough": {
    breaks: [after("Orders arrive late. ".repeat(40))],
    follows: [after("Orders arrive late. ".repeat(20)), after(`${REFUSAL} `.repeat(20))],
  },
  "clear-subject": {
    breaks: ["Quick question", "Partnership opportunity", "Following up", "Hello!", "", "Let’s connect?"].map(
      (it) => but(SUBJECT, it),
    ),
    follows: [but(SUBJECT, "A question about your warehouse"), but(`Subject: ${SUBJECT}`, "")],
  },
  "no-empty-greeting": {
    breaks: ["Hi there,", "Hello ,", "Dear Sir or Madam,", "Hi,", "I hope this email finds you well."].map(
      before,
    ),
    follows: ["Hi Mari,", "Hello, Mari!", "Dear Ms. Maasikas,", "I hope the move goes on."].map(before),
  },
} as const satisfies Record<string, { breaks: readonly string[]; follows: readonly string[] }>;

/** Text that is no message: only text, whatever it contains, and never slow. */
export const HOSTILE = [
  "<".repeat(10_000),
  "<img ".repeat(2_000),
  "{{".repeat(5_000),
  "a.".repeat(5_000),
  "a-".repeat(5_000),
  "I am ".repeat(2_000),
  "A ".repeat(5_000),
  "A".repeat(10_000),
  "data ".repeat(2_000),
  "reply with ".repeat(900),
  " \n".repeat(5_000),
  "https://".repeat(1_250),
  "not email ".repeat(1_000),
  "\u0000\u202e😀".repeat(2_500),
  '<script>alert("1")</script>'.repeat(370),
];
