/**
 * A worker whose runner was killed would go on with its test file, and with what that has started. Where a run ends as
 * it should, Vitest ends its workers by a signal instead. It also replaces process.exit by a function that throws.
 */
function exitWithRunner() {
  process.kill(process.pid, "SIGKILL");
}

// One worker runs many files, and this before each of them.
const listening = process.listeners("disconnect").some(({ name }) => name === exitWithRunner.name);
if (!listening) process.once("disconnect", exitWithRunner);
