import { runDailyJob } from "../../server/jobs.ts";
import type { Service } from "./app.ts";

const month = 30 * 86_400_000;

/** Time passes for a server that is on: its daily job sees the clock move. Then it is that moment. */
export async function advanceClockTo(service: Service, end: Date): Promise<void> {
  for (;;) {
    await runDailyJob(service.deps);
    const next = service.clock.now.getTime() + month;
    if (next >= end.getTime()) break;
    service.clock.now = new Date(next);
  }
  service.clock.now = end;
}
