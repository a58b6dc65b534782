/** The lines of each icon, and its gather point. */
const ICONS = {
  gather: { lines: "M3 6C15 6 11 16 29 16M3 16H29M3 26C15 26 11 16 29 16", gathering: "M28 16h0" },
  align: {
    lines: "M3 14C15 14 17 5 29 5M3 22C15 22 17 13 29 13M3 30C15 30 17 21 29 21",
    gathering: "M28 5h0",
  },
  branch: { lines: "M3 25C19 25 19 3 29 3M3 25C19 25 20 14 29 14M3 25H29", gathering: "M4 25h0" },
} as const;

/** The icon of a service. Decorative. */
export function ServiceIcon({ name }: { name: keyof typeof ICONS }) {
  const { lines, gathering } = ICONS[name];
  return (
    <svg viewBox="0 0 32 32" width="48" height="48" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d={lines} stroke="currentColor" strokeWidth="2.5" />
      <path d={gathering} stroke="var(--color-accent)" strokeWidth="8" />
    </svg>
  );
}
