import { dots, scatter } from "../lib/scatter";

const LEADS = scatter(26, { x: 8, y: 14, width: 190, height: 232 });
const FITTING = LEADS.filter(([, y]) => y > 55 && y < 205);

/**
 * The picture of each service. The line leaves one picture where it enters the
 * next. thin: what surrounds it; points: prospects and partners; line: the line.
 */
const PICTURES = {
  "lead-generation": {
    thin: `${FITTING.map(([x, y]) => `M${x} ${y}C${x + 70} ${y} 200 130 280 130`).join("")}M230 40Q262 130 230 220M262 40Q230 130 262 220`,
    points: dots(LEADS),
    line: "M246 130H400",
  },
  "sales-strategy-training": {
    thin: "M176 30V230M232 30V230M288 30V230M344 30V230M0 230H400",
    points: "M176 190h0M232 150h0M288 110h0M344 70h0",
    line: "M0 130C40 40 110 60 90 130S10 200 40 130S120 20 128 130S60 190 100 190H176L232 150L288 110L344 70L400 30",
  },
  "account-growth-partnerships": {
    thin: "M5 230C100 230 130 200 174 168M60 250C160 250 195 200 228 144M150 250C225 250 250 185 276 128M240 250C295 245 310 170 331 116",
    points: "M5 230h0M60 250h0M150 250h0M240 250h0M395 20h0M395 64h0M395 110h0",
    line: "M0 190C140 190 190 170 240 130S335 20 395 20M240 130C300 84 350 64 395 64M201 156C236 137 330 110 395 110",
  },
} as const;

interface ServicePictureProps {
  name: keyof typeof PICTURES;
  /** What the picture shows, for people who don't see it. */
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
