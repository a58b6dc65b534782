import type { ComponentProps } from "react";

interface WriteInsteadProps extends ComponentProps<"p"> {
  /** Why; the address follows. */
  text: string;
  email: string;
}

/** Where to write, as the form is no way. */
export function WriteInstead({ text, email, className = "", ...props }: WriteInsteadProps) {
  return (
    <p {...props} className={`notice ${className}`.trim()}>
      {text}:{" "}
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  );
}
