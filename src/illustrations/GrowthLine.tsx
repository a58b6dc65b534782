/** The hero's line: prospects gather into a pipeline and leave as revenue. Decorative. */
export function GrowthLine() {
  return (
    <svg className="growth-line" viewBox="0 0 1200 160" aria-hidden="true">
      <g fill="currentColor">
        <circle cx="40" cy="40" r="3" />
        <circle cx="90" cy="120" r="3" />
        <circle cx="130" cy="70" r="3" />
        <circle cx="190" cy="140" r="3" />
        <circle cx="220" cy="50" r="3" />
        <circle cx="290" cy="110" r="3" />
        <circle cx="330" cy="80" r="3" />
      </g>
      <path
        d="M40 40C200 60 280 100 420 100h320c180 0 260-40 460-96"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
      />
    </svg>
  );
}
