/** YAML is imported with @rollup/plugin-yaml. */
declare module "*.yaml" {
  const data: unknown;
  export default data;
}
