import { Button } from "../../components/ui/Button";

interface OutcomeMessageProps {
  headline: string;
  text: string;
  home: string;
  /** Precedes the reference of an accepted enquiry. */
  reference?: string;
  /** Precedes the address, above the enquiry's text. */
  copy?: string;
  /** Where to write instead. */
  email: string;
}

/**
 * How a form ended that was posted without a script. The server fills in what
 * has a data-fill attribute (server/enquiries/site-pages.ts).
 */
export function OutcomeMessage({ headline, text, home, reference, copy, email }: OutcomeMessageProps) {
  return (
    <section className="page-width py-20 lg:py-32">
      <h1>{headline}</h1>
      <p className="lead" data-fill="detail">
        {text}
      </p>
      {reference && (
        <p className="notice mt-8 max-w-prose">
          {reference} <strong data-fill="reference" />
        </p>
      )}
      {copy && (
        <div className="mt-8 max-w-prose" data-fill-if="text">
          <p>
            {copy}{" "}
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </p>
          <textarea readOnly rows={10} className="control mt-3" aria-label={copy} data-fill="text" />
        </div>
      )}
      <p className="mt-8">
        <Button href="/">{home}</Button>
      </p>
    </section>
  );
}
