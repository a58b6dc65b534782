/** The small drawing of each experts tile; decorative. */
export function TilePicture({ name }: { name: "pipeline" | "playbook" | "expansion" | "track-record" }) {
  return <svg viewBox="0 0 120 72" aria-hidden="true" data-name={name} />;
}
