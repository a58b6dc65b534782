import { dots, scatter } from "../lib/scatter";

const LEADS = scatter(9, { x: 4, y: 6, width: 44, height: 60 });

/** The small drawing of each experts tile; thin lines, points and the line. */
const PICTURES = {
  pipeline: {
    thin: LEADS.map(([x, y]) => `M${x} ${y}Q52 ${y} 72 36`).join(""),
    points: dots(LEADS),
    line: "M66 36H120",
  },
  playbook: {
    thin: "M30 6V66M60 6V66M90 6V66",
    points: "M30 54h0M60 38h0M90 22h0",
    line: "M0 54H30V38H60V22H90V8H120",
  },
  expansion: {
    thin: "M14 58m-12 0a12 12 0 0 1 24 0M14 58m-28 0M42 58A28 28 0 0 0 14 30M62 58A48 48 0 0 0 14 10",
    points: "M14 58h0M34 38h0M48 24h0",
    line: "M14 58L66 6M14 58H118",
  },
  "track-record": {
    thin: "M4 66H118M4 66V4M32 66v-5M60 66v-5M88 66v-5M116 66v-5",
    points: "M32 54h0M60 44h0M88 26h0",
    line: "M4 60C30 56 44 52 60 44S96 22 118 6",
  },
} as const;

/** Decorative. */
export function TilePicture({ name }: { name: keyof typeof PICTURES }) {
  const { thin, points, line } = PICTURES[name];
  return (
    <svg viewBox="0 0 120 72" fill="none" aria-hidden="true">
      <path stroke="currentColor" strokeOpacity="0.6" d={thin} />
      <path className="line-accent" strokeWidth="3" d={line} />
      <path stroke="currentColor" strokeWidth="5" strokeLinecap="round" d={points} />
    </svg>
  );
}
