/** What still stands between this site and the public. */
export interface LaunchPoint {
  /** The file or setting, and the field in it, with its line. */
  where: string;
  /** What is wrong, and what to do. */
  what: string;
  /** True for what may stay as it is. */
  isRemark?: boolean;
}

/** @returns such as "src/content/site.yaml, line 7, url" */
export const at = (file: string, line?: number, field?: string) =>
  [file, line && `line ${line}`, field].filter(Boolean).join(", ");
