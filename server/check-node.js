// Plain JavaScript, because an older Node can't run TypeScript.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 24 || (major === 24 && minor < 15) || major === 25) {
  console.error(
    `This is Node ${process.versions.node}; the site needs Node 24 from 24.15 on, or 26 or later. On Linux “npm ci” installs Node 24 in this folder: use npm start, or node_modules/.bin/node server/index.js. Elsewhere install it from https://nodejs.org.`,
  );
  process.exit(1);
}
