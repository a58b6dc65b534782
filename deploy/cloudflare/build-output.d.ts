/** Written by the build, and checked as it is read. */
declare module "*/build/site.json" {
  const notes: unknown;
  export default notes;
}
