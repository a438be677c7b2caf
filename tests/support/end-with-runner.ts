/** A worker whose runner was killed would go on with its test file, and with what that has started. */
process.once("disconnect", () => process.exit(1));
