import { PRERENDER_RULES } from "../../lib/prerender-rules";
import { picturePath } from "../../seo/social-picture-path";
import { type Graph, toScript } from "../../seo/structured-data";
import { THEME_COLOR } from "../../styles/theme-color";

export interface HeadProps {
  /** The page's title with the brand. */
  title: string;
  description: string;
  /** The page's one address; null for error pages. */
  address: string | null;
  /** What the page is about, as schema.org's terms say it. */
  data: Graph | null;
  brand: string;
}

/** What a page says about itself to browsers and search engines. */
export function Head({ title, description, address, data, brand }: HeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {address ? (
        <Shared {...{ title, description, address, brand }} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {data && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; toScript escapes what could end it
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScript(data) }} />
      )}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLOR.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLOR.dark} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
    </>
  );
}

/** For the end of a page: in its head, the rules would start the script engine before the first paint. */
export function PrerenderRules() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which React would escape
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: PRERENDER_RULES }} />
  );
}

/** The page's address, its Markdown version, and what services show where it is shared (Open Graph). */
function Shared({ title, description, address, brand }: Omit<HeadProps, "data"> & { address: string }) {
  const { origin, pathname } = new URL(address);
  return (
    <>
      <link rel="canonical" href={address} />
      <link rel="alternate" type="text/markdown" href={`${pathname === "/" ? "/index" : pathname}.md`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + picturePath(pathname)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
