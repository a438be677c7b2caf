import { isReport } from "./reports.ts";
import { hasBegun, type Status } from "./status.ts";

type Visit = { status: Status; noShow: boolean; arrived: boolean; date: string; timeSlot: string };

/** Past approved appointments count as visits unless marked as no-show. Unanswered past requests and reports are not counted. */
export function visitCounts(visits: Visit[], now: Date) {
  const counts = { came: 0, noShow: 0, cancelled: 0, coming: 0 };
  for (const visit of visits.filter((one) => !isReport(one))) {
    const { status, noShow, arrived } = visit;
    const isPast = arrived || hasBegun(visit, now);
    if (status === "cancelled") counts.cancelled += 1;
    else if (noShow) counts.noShow += 1;
    else if (!isPast) counts.coming += 1;
    else if (status === "approved") counts.came += 1;
  }
  return counts;
}
