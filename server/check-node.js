/** Plain JavaScript, because an older Node can't run the TypeScript of the other files. */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This is Node ${process.versions.node}; the site needs 22.18 or later. On Linux “npm ci” installs Node 24 in this folder: use npm start, or node_modules/.bin/node server/index.js. Elsewhere install it from https://nodejs.org.`,
  );
  process.exit(1);
}
