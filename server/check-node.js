/** Plain JavaScript, because an older Node can't run the TypeScript of the other files. */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This is Node ${process.versions.node}; the site needs 22.18 or later. Install Node 24 from https://nodejs.org, or run “npm ci” again where npm has it for your machine.`,
  );
  process.exit(1);
}
