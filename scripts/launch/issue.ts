/** Something that is left to do before the site can go public. */
export interface LaunchIssue {
  /** The file with the field, or the setting. */
  where: string;
  /** What is wrong, and what to do. */
  what: string;
  /** A remark may stay as it is; everything else is an error. */
  isRemark?: boolean;
}

/**
 * Prints what is left to do before the site can go public.
 * @returns whether there are no errors
 */
export function reportIssues(issues: readonly LaunchIssue[]): boolean {
  const errors = issues.filter(({ isRemark }) => !isRemark);
  const remarks = issues.filter(({ isRemark }) => isRemark);
  print("Before this site can go public:", errors);
  print("Worth a look:", remarks);
  console.log(
    errors.length > 0 ? `${errors.length} left. docs/launch.md explains each.` : "No launch errors.",
  );
  return errors.length === 0;
}

function print(heading: string, issues: readonly LaunchIssue[]): void {
  if (issues.length === 0) return;
  console.log(`${heading}\n`);
  for (const { where, what } of issues) console.log(`  ${where}\n    ${what}\n`);
}
