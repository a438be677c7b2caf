import { dismiss, newRunFolder, supervise } from "./supervised.ts";

/** Temporary files of tests and their browsers are removed with the run, even with a killed one. */
export default function setup(): () => Promise<void> {
  const folder = newRunFolder();
  const supervisor = supervise({ folder });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  return async () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await dismiss(supervisor);
  };
}
