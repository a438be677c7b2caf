import type { VisitCounts } from "../../contract/panel/clients.ts";

/** "3 kez geldi, 1 kez gelmedi" */
export function visitsInWords({ came, noShow, cancelled, coming }: VisitCounts): string {
  const parts = [
    came > 0 && `${came} kez geldi`,
    noShow > 0 && `${noShow} kez gelmedi`,
    cancelled > 0 && `${cancelled} iptal`,
    coming > 0 && `${coming} gelecek randevu`,
  ].filter(Boolean);
  return parts.join(", ") || "Henüz bir görüşme olmadı";
}
