import type { ComponentProps } from "react";
import styles from "./Button.module.css";

type Variant = "primary" | "secondary";

type ButtonProps = { variant?: Variant } & (
  | (ComponentProps<"button"> & { href?: never })
  | (ComponentProps<"a"> & { href: string })
);

/** A button, or with an href a link that looks like one. */
export function Button({ variant = "primary", className = "", ...props }: ButtonProps) {
  const shared = {
    className: `${styles.button} ${className}`.trim(),
    "data-variant": variant,
  };
  return props.href === undefined ? (
    <button type="button" {...props} {...shared} />
  ) : (
    <a {...props} {...shared} />
  );
}

/** The summary of a details element that looks like a button. */
export const ButtonSummary = (props: Omit<ComponentProps<"summary">, "className">) => (
  <summary {...props} className={styles.button} data-variant="secondary" />
);
