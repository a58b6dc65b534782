import icon from "../../illustrations/icon.svg?raw";
import { readColorTokens, toHex } from "../../styles/color";
import tokens from "../../styles/tokens.css?raw";

export interface HeadProps {
  /** The page's title with the brand. */
  title: string;
  description: string;
  /** The page's one address; null for pages that stand for a status. */
  address: string | null;
}

const surface = readColorTokens(tokens).get("surface");
/** In the page itself: a tab icon of its own would be one more request before the first paint. */
const ICON = `data:image/svg+xml,${encodeURIComponent(icon)}`;

/** What a page says about itself to browsers and search engines. */
export function Head({ title, description, address }: HeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {surface && (
        <>
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={toHex(surface.light)} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={toHex(surface.dark)} />
        </>
      )}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={ICON} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}
