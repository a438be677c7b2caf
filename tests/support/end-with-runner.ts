/** A worker whose runner was killed would go on with its test file, and with what that has started. */
function endWithRunner() {
  process.exit(1);
}

// One worker runs many files, and this before each of them.
const listening = process.listeners("disconnect").some(({ name }) => name === endWithRunner.name);
if (!listening) process.once("disconnect", endWithRunner);
