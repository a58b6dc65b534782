/** Written by the build; server/build-notes.ts validates it. */
declare module "*/build/site.json" {
  const notes: unknown;
  export default notes;
}
