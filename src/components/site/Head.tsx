import { picturePath } from "../../seo/social-picture-path";
import { THEME_COLOR } from "../../styles/theme-color";

interface HeadProps {
  /** The page's title, including the brand. */
  title: string;
  description: string;
  /** The canonical address; null for error pages. */
  address: string | null;
  brand: string;
}

/** The elements of <head> for browsers and search engines. */
export function Head({ title, description, address, brand }: HeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {address ? (
        <Shared {...{ title, description, address, brand }} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLOR.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLOR.dark} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
    </>
  );
}

/** The canonical address, the Markdown version, and Open Graph data for sharing. */
function Shared({ title, description, address, brand }: HeadProps & { address: string }) {
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
