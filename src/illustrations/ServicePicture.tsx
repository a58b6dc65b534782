import { dots, scatter } from "../lib/scatter";

interface Picture {
  /** The thin lines around the growth line. */
  thin: string;
  /** Prospects and partners, as dots. */
  points: string;
  /** The growth line, from the left edge of the picture to the right. */
  line: string;
}

const LEADS = scatter(16, { x: 12, y: 8, width: 200, height: 170 });

/** The picture of each service. */
const PICTURES = {
  "lead-generation": {
    thin: `${LEADS.filter((_, index) => index % 4 > 0)
      .map(([x, y]) => `M${x} ${y}S220 140 290 140`)
      .join("")}M244 60Q274 140 244 214M276 60Q246 140 276 214`,
    points: dots(LEADS),
    line: "M0 214C120 214 190 140 290 140H400",
  },
  "sales-strategy-training": {
    thin: "M176 30V230M232 30V230M288 30V230M344 30V230M0 230H400",
    points: "M176 200h0M232 172h0M288 144h0M344 116h0",
    line: "M0 140C30 140 50 64 84 64S112 200 72 200S62 84 100 84S120 200 160 200H176L344 116Q372 102 400 102",
  },
  "account-growth-partnerships": {
    thin: "M5 230C100 230 90 102 140 98M70 250C170 250 150 94 220 94M150 250C250 250 230 95 300 95",
    points: "M5 230h0M70 250h0M150 250h0",
    line: "M0 102C140 102 190 96 250 74S345 16 400 16M250 74C310 54 350 56 400 56M155 96.25C215 89.5 330 96 400 96",
  },
} satisfies Record<string, Picture>;

interface ServicePictureProps {
  name: keyof typeof PICTURES;
  /** The alternative text. */
  alt: string;
}

export function ServicePicture({ name, alt }: ServicePictureProps) {
  const { thin, points, line } = PICTURES[name];
  return (
    <svg viewBox="0 0 400 260" fill="none" role="img" aria-label={alt}>
      <path stroke="currentColor" strokeOpacity="0.55" d={thin} />
      <path className="line-accent" strokeWidth="4" strokeLinejoin="round" d={line} />
      <path stroke="currentColor" strokeWidth="7" strokeLinecap="round" d={points} />
    </svg>
  );
}
