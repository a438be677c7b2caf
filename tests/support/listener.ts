import { expect, onTestFinished } from "vitest";
import { addDays } from "../../booking/istanbul-time.ts";
import { openLive } from "../../server/live/live.ts";
import { closeHour, type Service } from "./service.ts";

let fences = 0;
function nextFence(): string {
  fences += 1;
  return addDays("2027-01-01", fences);
}

/** Counts what open panels are told from here on: what was committed before comes to no new listener. */
export async function newListener(service: Service) {
  const live = await openLive(service.deps.config, service.database);
  onTestFinished(() => live.close());
  let heard = 0;
  let onHeard = () => {};
  live.subscribe(() => {
    heard += 1;
    onHeard();
  });
  let expected = 0;
  return {
    /** Fails where it hears of less, by waiting in vain, or of more. */
    async expectToHear(what: string, times: number, act: () => Promise<unknown>): Promise<void> {
      await act();
      // What is told comes in the order of its commits: with this last one all have come.
      await closeHour(service, nextFence(), "21:00");
      expected += times + 1;
      await new Promise<void>((resolve) => {
        onHeard = () => heard >= expected && resolve();
        onHeard();
      });
      await service.database.db.selectFrom("slots").select("id").execute();
      expect([what, heard]).toEqual([what, expected]);
    },
  };
}
