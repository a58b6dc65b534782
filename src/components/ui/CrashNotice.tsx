/** Stands where an interactive part crashed (specification, chapter 8). */
export function CrashNotice({ email }: { email: string }) {
  return (
    <div role="alert" className="notice">
      <p>
        <strong>Unexpected Application Error!</strong>
      </p>
      <p>
        Write to us instead:{" "}
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
        , or{" "}
        <a className="link" href="/">
          go to the home page
        </a>
        .
      </p>
    </div>
  );
}
