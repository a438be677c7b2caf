import type { VisitCounts } from "../../contract/panel/clients.ts";

/** "3 kez görüşüldü, 1 kez ulaşılamadı" */
export function visitsInWords({ came, noShow, cancelled, coming }: VisitCounts): string {
  const parts = [
    came > 0 && `${came} kez görüşüldü`,
    noShow > 0 && `${noShow} kez ulaşılamadı`,
    cancelled > 0 && `${cancelled} iptal`,
    coming > 0 && `${coming} gelecek randevu`,
  ].filter(Boolean);
  return parts.join(", ") || "Henüz bir görüşme olmadı";
}
