/**
 * The drawing of each step of the process. Together they form one line: each begins at the height
 * at which the previous one ends. Neighbors overlap a little, so that no gap shows at fractions of
 * a pixel. The first and the last extend to the window's edges.
 */
const LINES = {
  discovery: "M-2000 120H0C24 120 30 66 48 66S70 92 76 104S84 128 104 104S122 52 146 70S172 100 200 100h1",
  strategy: "M200 100C220 100 230 120 250 110S290 92 320 92H401",
  implementation: "M400 92H450V74H500V56H550V38H601",
  optimization: "M600 38C650 38 690 34 720 26S780 12 800 6L1160 -102",
} as const;

const STARTS = { discovery: 0, strategy: 200, implementation: 400, optimization: 600 } as const;

/** Decorative. */
export function StepPicture({ name }: { name: keyof typeof LINES }) {
  const start = STARTS[name];
  return (
    <svg viewBox={`${start} 0 200 150`} overflow="visible" fill="none" aria-hidden="true">
      <path
        className="line-rule"
        d={`M${start} 149H${start + 200.5}M${start} 149v-14M${start + 50} 149v-7M${start + 100} 149v-7M${start + 150} 149v-7`}
      />
      <path className="line-accent" strokeWidth="4" strokeLinejoin="round" d={LINES[name]} />
    </svg>
  );
}
