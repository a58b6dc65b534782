/**
 * The specification's words. They bind the draft. Once `url` in site.yaml is no `.example` address, words and facts are
 * the client's: tests then expect those of src/content, except what the schemas fix and an editor can't change.
 */
import { getSite } from "../../src/reader/content.ts";
import { entriesOf, getContent } from "./content.ts";

/** Not by SITE_URL, which only says where a build is public. */
export const isDraft = new URL(getSite({}).url).hostname.endsWith(".example");

/** A part of a content file. */
type Part<T> = T extends object ? { [Name in keyof T]?: Part<T[Name]> } : T;

export const content = {
  site: getSite(),
  navigation: getContent("navigation"),
  "pages/home": getContent("pages/home"),
  "pages/about": getContent("pages/about"),
  "pages/services": getContent("pages/services"),
  "pages/contact": getContent("pages/contact"),
  "features/enquiry": getContent("features/enquiry"),
  services: entriesOf("services"),
};

const titled = (...titles: string[]) => titles.map((title) => ({ title }));

/** Chapters 2, 3 and 9: the words of each file, where it has them. */
export const WORDS = {
  site: { responseTime: "within 24 hours", address: { city: "Tallinn", country: "Estonia" } },
  navigation: {
    header: {
      sections: [{ label: "Services" }, { label: "About" }, { label: "Contact" }],
      bookCall: "Book Strategy Call",
    },
  },
  "pages/home": {
    hero: {
      headline: "Accelerate Your IT Business Growth",
      panel: {
        title: "Ready to Scale?",
        points: [
          "Generate qualified leads consistently",
          "Optimize your sales processes",
          "Build strategic partnerships",
          "Scale revenue predictably",
        ],
      },
    },
    experts: {
      title: "Sales Growth Experts Who Drive Success",
      tiles: titled(
        "Opportunity Pipeline",
        "Revenue Playbooks",
        "Client Expansion",
        "Track Record of Success",
      ),
    },
    guide: { download: "Download Growth Guide" },
  },
  "pages/about": {
    values: {
      items: titled("Focused Approach", "Proven Results", "Expert Team", "Long-term Focus"),
    },
    whyUs: {
      items: titled("Industry Expertise", "Data-Driven Results", "Strategic Partnership"),
    },
    actions: { scheduleCall: "Schedule a Strategy Call", successStories: "View Our Success Stories" },
  },
  "pages/services": {
    service: { outcomes: "Expected Outcomes", learnMore: "Learn More" },
    process: {
      steps: titled("Discovery & Analysis", "Strategy Development", "Implementation", "Optimization"),
    },
    actions: { scheduleCall: "Schedule Strategy Call", growthAssessment: "Get Growth Assessment" },
  },
  "pages/contact": {
    quickActions: {
      title: "Quick Actions",
      bookCall: "Book Strategy Call",
      liveChat: "Live Chat Support",
      callback: "Request Callback",
    },
    resources: { title: "Free Resources", growthGuide: "Download Growth Guide" },
  },
  "features/enquiry": {
    labels: {
      contact: {
        firstName: "First Name",
        lastName: "Last Name",
        email: "Email Address",
        company: "Company Name",
        phone: "Phone Number",
        message: "Message",
      },
    },
  },
  services: {
    "lead-generation": {
      title: "Lead Generation",
      features: [
        "Targeted prospect identification",
        "Multi-channel outreach campaigns",
        "Lead qualification and scoring",
        "CRM integration and management",
      ],
    },
    "sales-strategy-training": {
      title: "Sales Strategy & Training",
      features: [
        "Sales process optimization",
        "Team training and coaching",
        "Performance analytics",
        "Conversion rate improvement",
      ],
    },
    "account-growth-partnerships": {
      title: "Account Growth & Partnerships",
      features: [
        "Strategic partnership development",
        "Account expansion strategies",
        "Relationship management",
        "Long-term growth planning",
      ],
    },
  },
} satisfies Part<typeof content>;

/** Puts words into a text: a list becomes as long as theirs. */
function withWords<T>(text: T, words: Part<T>): T {
  if (typeof words !== "object") return words as T;
  const entries = Object.entries(words as object).map(([name, word]) => [
    name,
    withWords(text[name as keyof T], word),
  ]);
  return (
    Array.isArray(words) ? entries.map(([, part]) => part) : { ...text, ...Object.fromEntries(entries) }
  ) as T;
}

/** What the site must say: the content, which in the draft has the specification's words. */
export const EXPECTED = isDraft ? withWords(content, WORDS) : content;

/** Chapters 2 and 9: what the draft's texts say in words of their own. */
export const HERO_TOPICS = [/lead generation/i, /\btrain\w*/i, /\bpartnerships?\b/i];
export const TIME_TO_RESULTS =
  /first gains[^.]*30\D{1,2}60 days[\s\S]*significant growth[^.]*3\D{1,2}6 months/i;
export const COMPANY_SIZES = /from about \d+ to about \d+ people/;
export const NO_COMMITMENT = /no minimum commitment/i;
export const LIABILITY = /\bamounts\b[^.]*\bpaid\b[^.]*\bpreceding 12 months\b/;
export const CLAIMS = {
  "lead-generation": ["250% more qualified leads", "40% conversion improvement"],
  "sales-strategy-training": ["180% conversion improvement"],
  "account-growth-partnerships": ["300% account value", "500K+ euros in partnerships"],
};
export const AVERAGE_GROWTH = "300% average growth";

/** Chapter 3: the fields of each form, and whether each is required. */
export const FORM_FIELDS = {
  home: { name: true, email: true, company: true, message: true },
  contact: { firstName: true, lastName: true, email: true, company: false, phone: false, message: true },
} as const;

/** Chapters 2, 5 and 8: what the schemas fix. */
export const NOT_FOUND = "Oops! Page not found";
export const MESSAGES = {
  name: "Name must be at least 2 characters",
  email: "Please enter a valid email address",
  company: "Company name must be at least 2 characters",
  message: "Message must be at least 10 characters",
  required: "Required",
  wrongType: "Expected {expected}, received {received}",
} as const;
export const TOASTS = {
  sent: { title: "Message sent successfully!", body: `We'll get back to you ${EXPECTED.site.responseTime}.` },
  failed: { title: "Error sending message", body: "Please try again or contact us directly." },
} as const;
export const CRASH = "Unexpected Application Error!";
