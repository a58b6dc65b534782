import type { ReactNode } from "react";
import { QuestionsLine } from "../../illustrations/QuestionsLine.tsx";
import { telephoneLink } from "../../lib/telephone-link.ts";
import type { ContactCopy } from "../../schemas/contact.ts";
import type { Site } from "../../schemas/site.ts";
import { Button } from "../ui/Button.tsx";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import { EmailAddress } from "../ui/EmailAddress.tsx";
import styles from "./ContactTop.module.css";
import { Answerer, type PersonWithPhoto } from "./People.tsx";

interface ContactTopProps {
  headline: string;
  intro: string;
  /** The first is shown as the one who answers. */
  people: readonly PersonWithPhoto[];
  form?: ReactNode;
  /** Other ways to get in touch, below the form. */
  children?: ReactNode;
}

/** The start of the contact page: the promise, the form above the fold, and other ways to get in touch. */
export function ContactTop({ headline, intro, people, form, children }: ContactTopProps) {
  return (
    <div className={`page-top ${styles.top}`}>
      <div className="page-width columns even wide-gap">
        <div className={styles.promise}>
          <h1>{headline}</h1>
          <p className="lead">{intro}</p>
          <Answerer people={people} />
          <QuestionsLine className={`no-print ${styles.strip}`} />
        </div>
        <div>{form}</div>
      </div>
      <div className={`section-tinted section-close ${styles.others}`}>
        <div className="page-width columns wide-first">{children}</div>
      </div>
    </div>
  );
}

/** The contact information. */
export function ContactDetails({ company, copy }: { company: Site; copy: ContactCopy["details"] }) {
  const rows = [
    { label: copy.email, value: <EmailAddress address={company.email} />, href: `mailto:${company.email}` },
    { label: copy.phone, value: company.phone, href: telephoneLink(company.phone) },
    { label: copy.location, value: company.location },
    { label: copy.responseTime, value: company.responseTime },
  ];
  return (
    <section className="card">
      <h2 className="small-heading">{copy.title}</h2>
      <DescriptionList items={rows} rows />
    </section>
  );
}

interface QuickActionsProps {
  title: string;
  actions: { label: string; href: string }[];
}

/** Buttons that lead to the form, or to pages elsewhere. */
export function QuickActions({ title, actions }: QuickActionsProps) {
  return (
    <section className={`no-print ${styles.quick}`}>
      <h2 className="small-heading">{title}</h2>
      <div className={styles.actions}>
        {actions.map(({ label, href }) => (
          <Button key={label} href={href} variant="secondary">
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
