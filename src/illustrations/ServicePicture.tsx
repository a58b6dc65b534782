/** The picture of each service; the line in three moods. */
const PATHS = {
  "lead-generation": "M20 30C90 40 90 90 160 90h140M20 150C90 140 90 90 160 90M20 90h140",
  "sales-strategy-training": "M20 140C60 20 110 160 60 90S150 30 160 140h35v-30h35V80h35V50h35",
  "account-growth-partnerships": "M20 130h90c60 0 80-20 110-90M110 130c60 0 100-10 150-50M110 130h190",
} as const;

interface ServicePictureProps {
  name: keyof typeof PATHS;
  /** What the picture shows, for people who don't see it. */
  alt: string;
}

export function ServicePicture({ name, alt }: ServicePictureProps) {
  return (
    <svg viewBox="0 0 320 180" role="img" aria-label={alt}>
      <path d={PATHS[name]} fill="none" stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}
