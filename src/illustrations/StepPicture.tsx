/** The drawing of each step of the process; side by side they are one line. Decorative. */
export function StepPicture({
  name,
}: {
  name: "discovery" | "strategy" | "implementation" | "optimization";
}) {
  return <svg viewBox="0 0 200 80" aria-hidden="true" data-name={name} />;
}
