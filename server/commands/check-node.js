// Plain JavaScript on purpose: a Node too old to run TypeScript must still be able to say so.
// `node --import ./server/check-node.js server/main.ts` runs it before anything else loads.
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 22)) {
  console.error(
    `This server needs Node 22.22 or newer, and this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
