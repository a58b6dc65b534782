/**
 * The words of the specification, which no editor may change. Every other text may be changed
 * without touching a test: tests read it from src/content (content.ts).
 */

/** Chapter 2. */
export const NAVIGATION = ["Services", "About", "Contact"] as const;
export const BOOK_CALL = "Book Strategy Call";

export const HERO = {
  headline: "Accelerate Your IT Business Growth",
  panel: "Ready to Scale?",
  points: [
    "Generate qualified leads consistently",
    "Optimize your sales processes",
    "Build strategic partnerships",
    "Scale revenue predictably",
  ],
  topics: [/lead generation/i, /\btrain\w*/i, /\bpartnerships?\b/i],
} as const;

export const SERVICES = {
  "Lead Generation": [
    "Targeted prospect identification",
    "Multi-channel outreach campaigns",
    "Lead qualification and scoring",
    "CRM integration and management",
  ],
  "Sales Strategy & Training": [
    "Sales process optimization",
    "Team training and coaching",
    "Performance analytics",
    "Conversion rate improvement",
  ],
  "Account Growth & Partnerships": [
    "Strategic partnership development",
    "Account expansion strategies",
    "Relationship management",
    "Long-term growth planning",
  ],
} as const;

export const EXPERTS = {
  title: "Sales Growth Experts Who Drive Success",
  tiles: ["Opportunity Pipeline", "Revenue Playbooks", "Client Expansion", "Track Record of Success"],
} as const;

export const ABOUT = {
  values: ["Focused Approach", "Proven Results", "Expert Team", "Long-term Focus"],
  whyUs: ["Industry Expertise", "Data-Driven Results", "Strategic Partnership"],
  buttons: ["Schedule a Strategy Call", "View Our Success Stories"],
} as const;

export const SERVICES_PAGE = {
  learnMore: "Learn More",
  outcomes: "Expected Outcomes",
  steps: ["Discovery & Analysis", "Strategy Development", "Implementation", "Optimization"],
  scheduleCall: "Schedule Strategy Call",
  assessment: "Get Growth Assessment",
} as const;

export const CONTACT_PAGE = {
  quickActions: "Quick Actions",
  liveChat: "Live Chat Support",
  callback: "Request Callback",
  resources: "Free Resources",
  guide: "Download Growth Guide",
} as const;

export const NOT_FOUND = "Oops! Page not found";

/** The labels of the contact form. */
export const CONTACT_LABELS = {
  firstName: "First Name",
  lastName: "Last Name",
  email: "Email Address",
  company: "Company Name",
  phone: "Phone Number",
  message: "Message",
} as const;

/** Chapter 3: the fields of each form, and whether each is required. */
export const FORM_FIELDS = {
  home: { name: true, email: true, company: true, message: true },
  contact: { firstName: true, lastName: true, email: true, company: false, phone: false, message: true },
} as const;

/** Chapter 5. */
export const MESSAGES = {
  name: "Name must be at least 2 characters",
  email: "Please enter a valid email address",
  company: "Company name must be at least 2 characters",
  message: "Message must be at least 10 characters",
  required: "Required",
  wrongType: "Expected {expected}, received {received}",
} as const;

/** Chapter 8. */
export const TOASTS = {
  sent: { title: "Message sent successfully!", body: "We'll get back to you within 24 hours." },
  failed: { title: "Error sending message", body: "Please try again or contact us directly." },
} as const;
export const CRASH = "Unexpected Application Error!";

/** Chapter 9. */
export const RESPONSE_TIME = "within 24 hours";
export const TIME_TO_RESULTS = /30\D{1,2}60 days[\s\S]*3\D{1,2}6 months/;
export const NO_COMMITMENT = /no minimum commitment/i;
export const LIABILITY = /\bamounts\b[^.]*\bpaid\b[^.]*\b12 months\b/;
export const CLAIMS = {
  "Lead Generation": ["250% more qualified leads", "40% conversion improvement"],
  "Sales Strategy & Training": ["180% conversion improvement"],
  "Account Growth & Partnerships": ["300% account value", "500K+ euros in partnerships"],
} as const;
export const AVERAGE_GROWTH = "300% average growth";
