/** The mark of the logo: points that become a rising line. Decorative. */
export function Mark() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" fill="none" aria-hidden="true">
      <path stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" d="M4 12h0M3 20h0M9 17h0" />
      <path stroke="var(--color-accent)" strokeWidth="3.5" d="M8 24C16 24 16 8 26 5" />
    </svg>
  );
}
