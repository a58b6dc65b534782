/** The icon of each service. Decorative. */
const PATHS = {
  target: "M16 4v6M16 22v6M4 16h6M22 16h6M16 12a4 4 0 1 1 0 8 4 4 0 0 1 0-8",
  route: "M4 26h7v-7h7v-7h7V5",
  branches: "M4 26h8c8 0 8-16 16-20M12 26c8 0 10-8 16-10M12 26h16",
} as const;

export function ServiceIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path d={PATHS[name]} fill="none" stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}
