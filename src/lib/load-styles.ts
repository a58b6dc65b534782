/**
 * Loads the styles of code that comes on demand. Astro would put a style sheet
 * that such code imports plainly into the page itself; import it with “?url” and
 * load it here.
 * @param href of a style sheet of this site
 * @returns once it applies, or can't be had: what it styles works without it
 */
export function loadStyles(href: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
