import type { BackupState } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { backupJob } from "../../../backup/make.ts";
import { lastRun } from "../../../database/job-runs.ts";
import type { AppDependencies } from "../../dependencies.ts";
import type { App } from "../../validation.ts";

export function addBackupRoute(app: App, { database, config }: AppDependencies): void {
  app.get(panelPaths.backup, { config: { access: "assistant" } }, async () => {
    const last = (await lastRun(database, backupJob)) ?? null;
    return { isOn: config.BACKUP_DIR !== undefined, last } satisfies BackupState;
  });
}
