// Imported before a server that a test starts: a test that is killed leaves no server behind.
process.stdin.once("close", () => process.exit(1)).resume();
process.stdin.unref();
