import type { Hours } from "../../../booking/hours.ts";
import {
  canApprove,
  canCancel,
  canMarkArrived,
  canMarkNoShow,
  canMove,
  canRestore,
  canUnmark,
} from "../../../booking/transitions.ts";
import type { CardAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import type { PanelIconName } from "../../components/panel-icon.tsx";
import { isSlotFree } from "./free-slot.ts";

export type SheetName = "cancel" | "move" | "restore";

type Action = {
  name: string;
  icon: PanelIconName;
  isOffered: boolean;
  isMain?: boolean;
  /** Done at once, or after its sheet has asked for more. */
  does: { path: string; text: string } | SheetName;
};

/** What the appointment as it is allows, the likeliest first. */
export function offeredActions(card: CardAnswer, at: { now: Date; hours: Hours }): Action[] {
  const { now } = at;
  const { appointment } = card;
  const { id } = appointment;
  const isRestorable = canRestore(appointment);
  const isFree = isSlotFree(card, at);
  const actions: Action[] = [
    {
      name: "Onayla",
      icon: "check",
      isOffered: canApprove(appointment),
      isMain: true,
      does: { path: panelPaths.approve(id), text: "Randevu onaylandı." },
    },
    {
      name: "Geldi",
      icon: "check",
      isOffered: canMarkArrived(appointment, now),
      does: { path: panelPaths.arrived(id), text: "Geldi olarak işaretlendi." },
    },
    {
      name: "Gelmedi",
      icon: "absent",
      isOffered: canMarkNoShow(appointment, now),
      does: { path: panelPaths.noShow(id), text: "Gelmedi olarak işaretlendi." },
    },
    {
      name: "İşareti kaldır",
      icon: "undo",
      isOffered: canUnmark(appointment),
      does: { path: panelPaths.unmark(id), text: "İşaret kaldırıldı." },
    },
    {
      name: "Geri getir",
      icon: "undo",
      isOffered: isRestorable && isFree,
      isMain: true,
      does: { path: panelPaths.restore(id), text: "Randevu geri getirildi." },
    },
    {
      name: "Başka saate al",
      icon: "move",
      isOffered: isRestorable,
      isMain: !isFree,
      does: "restore",
    },
    { name: "Taşı", icon: "move", isOffered: canMove(appointment), does: "move" },
    { name: "İptal et", icon: "close", isOffered: canCancel(appointment), does: "cancel" },
  ];
  return actions.filter(({ isOffered }) => isOffered);
}
