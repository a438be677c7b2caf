import { Gauge } from "prom-client";
import { countWaitingMails } from "../appointments/outbox.ts";
import { backupJob } from "../backup/make.ts";
import { lastRun } from "../database/job-runs.ts";
import type { Database } from "../database/schema.ts";
import type { Metrics } from "./metrics.ts";

type State = { database: Database; clock: () => Date; connections: () => number };

/** What is read when somebody asks. A question that fails leaves its number out, and no other. */
export function addStateMetrics({ registry }: Metrics, { database, clock, connections }: State) {
  gauge("outbox_waiting", "Mails that wait to be sent", () => countWaitingMails(database));
  gauge(
    "backup_age_seconds",
    "Since the last good backup; absent where there is none",
    async () => {
      const last = await lastRun(database, backupJob);
      return last ? (clock().getTime() - Date.parse(last)) / 1000 : undefined;
    },
  );
  gauge("http_connections", "Connections that are open", async () => connections());

  function gauge(name: string, help: string, read: () => Promise<number | undefined>): void {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = await read().catch(() => undefined);
        if (value === undefined || Number.isNaN(value)) this.remove();
        else this.set(value);
      },
    });
  }
}
