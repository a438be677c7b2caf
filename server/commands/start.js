// `npm start`: one process from the first line to the last, so that a signal to npm reaches the server.
// Plain JavaScript, since a Node too old to run TypeScript must still be able to say so.
import "./check-node.js";
import { spawn } from "node:child_process";
import { once } from "node:events";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
/** Milliseconds from the first signal. */
const killAfter = 5000;

if (!(await isBuilt())) process.exit(1);
await import("./serve.ts");

/** Builds where something has changed. Whoever stops that stops all that builds: what it has written counts for nothing. */
async function isBuilt() {
  // A separate process group, so that all processes of the build can be ended with it.
  const hasGroups = process.platform !== "win32";
  const args = ["app/build/build.ts", "--if-changed"];
  const build = spawn(process.execPath, args, { stdio: "inherit", detached: hasGroups });
  let isStopped = false;
  const end = (signal) => {
    try {
      process.kill(hasGroups ? -build.pid : build.pid, signal);
    } catch {
      // Nothing is left of it.
    }
  };
  const stop = (signal) => {
    isStopped = true;
    end(signal);
    setTimeout(() => end("SIGKILL"), killAfter).unref();
  };
  for (const signal of signals) process.on(signal, stop);
  const [status] = await once(build, "exit");
  for (const signal of signals) process.off(signal, stop);
  if (isStopped) end("SIGKILL");
  return status === 0 && !isStopped;
}
