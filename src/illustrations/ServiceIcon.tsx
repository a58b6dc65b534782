/** What each service does with lines. */
const PATHS = {
  gather: "M3 6C15 6 11 16 29 16M3 16H29M3 26C15 26 11 16 29 16",
  align: "M3 14C15 14 17 5 29 5M3 22C15 22 17 13 29 13M3 30C15 30 17 21 29 21",
  branch: "M3 25C19 25 19 3 29 3M3 25C19 25 20 14 29 14M3 25H29",
} as const;

/** The icon of a service. Decorative. */
export function ServiceIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path d={PATHS[name]} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
