/** Runs each part in a task of its own, if the browser can, so that a slow phone answers between them. */
export async function runInTasks(...parts: (() => void)[]): Promise<void> {
  for (const part of parts) {
    part();
    await window.scheduler?.yield?.();
  }
}
