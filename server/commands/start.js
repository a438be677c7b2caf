// `npm start`: one process from the first line to the last, so that a signal to npm reaches the server.
// Plain JavaScript, since a Node too old to run TypeScript must still be able to say so.
import "./check-node.js";
import { spawnSync } from "node:child_process";

const build = ["app/build/build.ts", "--if-changed"];
const { status } = spawnSync(process.execPath, build, { stdio: "inherit" });
if (status !== 0) process.exit(1);
await import("./serve.ts");
