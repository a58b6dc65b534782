import type { ComponentProps } from "react";

interface WriteInsteadProps extends ComponentProps<"p"> {
  /** The reason; the address follows. */
  text: string;
  email: string;
}

/** Shows the address to write to when the form can't be used. */
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
