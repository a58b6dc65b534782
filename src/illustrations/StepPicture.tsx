/**
 * The drawing of each step of the process. Side by side they are one line: each
 * begins at the height at which the one before ended.
 */
const LINES = {
  discovery: "M0 120C30 40 60 130 90 90S60 40 110 60S130 140 160 110S180 100 200 100",
  strategy: "M200 100C220 100 230 120 250 110S290 92 320 92H400",
  implementation: "M400 92H450V74H500V56H550V38H600",
  optimization: "M600 38C650 38 690 34 720 26S780 12 800 6",
} as const;

const STARTS = { discovery: 0, strategy: 200, implementation: 400, optimization: 600 } as const;

/** Decorative. */
export function StepPicture({ name }: { name: keyof typeof LINES }) {
  const start = STARTS[name];
  return (
    <svg viewBox={`${start} 0 200 150`} fill="none" aria-hidden="true">
      <path
        className="line-rule"
        d={`M${start} 149H${start + 200}M${start} 149v-14M${start + 50} 149v-7M${start + 100} 149v-7M${start + 150} 149v-7`}
      />
      <path className="line-accent" strokeWidth="4" strokeLinejoin="round" d={LINES[name]} />
    </svg>
  );
}
