/**
 * The drawing of each step of the process. Together they form one line: each begins at the height
 * at which the previous one ends. Neighbors overlap a little, so that no gap shows at fractions of
 * a pixel. The first and the last extend to the window's edges.
 */
const LINES = {
  discovery: "M-2000 120H0C20 120 26 70 46 70S70 112 92 112S116 60 140 60S168 100 200 100h1",
  strategy: "M200 100C226 100 226 114 252 114S300 92 332 92H401",
  implementation: "M400 92H450V74H500V56H550V38H601",
  optimization: "M600 38C650 38 690 34 720 26S780 12 800 6L1160 -102",
} as const;

const STARTS = { discovery: 0, strategy: 200, implementation: 400, optimization: 600 } as const;

/** Decorative. */
export function StepPicture({ name }: { name: keyof typeof LINES }) {
  return (
    <svg viewBox={`${STARTS[name]} 0 200 140`} overflow="visible" fill="none" aria-hidden="true">
      <path className="line-accent" strokeWidth="4" strokeLinejoin="round" d={LINES[name]} />
    </svg>
  );
}
