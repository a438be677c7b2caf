import { useState } from "react";
import type { Hours } from "../../../booking/hours.ts";
import { isReport } from "../../../booking/reports.ts";
import type { Length } from "../../../booking/services.ts";
import { hasBegun } from "../../../booking/status.ts";
import {
  canApprove,
  canCancel,
  canDeliver,
  canMarkArrived,
  canMarkNoShow,
  canMove,
  canRestore,
  canUnmark,
} from "../../../booking/transitions.ts";
import type { CardAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { outcomeWords, actions as words } from "../../../contract/panel/words.ts";
import { slotState } from "../../components/day-slots.ts";
import { useDraft } from "../../components/drafts.tsx";
import { PanelIcon, type PanelIconName } from "../../components/panel-icon.tsx";
import { ReasonField } from "../../components/reason-field.tsx";
import { type ChosenSlot, hourNeeded } from "../../components/slot-choice.tsx";
import { fittingSlot, WhenChoice } from "../../components/when-choice.tsx";
import { ApiError } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { useLength, useService, useSettings } from "../../data/settings.ts";
import { type Changed, postChange, useChange } from "../../data/use-change.ts";
import { todayInIstanbul } from "../../words/day-words.ts";
import { shortWhen } from "../../words/report-words.ts";
import { SheetForm, type SheetFormProps } from "./sheet-form.tsx";

/** The buttons for everything that the appointment's state allows. */
export function Actions({
  card,
  onDone,
}: {
  card: CardAnswer;
  onDone(left: PanelAppointment): void;
}) {
  const { appointment } = card;
  const { id, version } = appointment;
  const now = useNow();
  const { hours } = useSettings();
  const [open, setOpen] = useState<{ sheet: SheetName; version: number }>();
  /** Shared by all actions: one at a time. */
  const guard = `steps of ${id}`;
  const step = useChange(
    ({ path, text }: { path: string; text: string }) => postChange(path, { version }, text, onDone),
    { changes: "appointments", guard },
  );
  const length = useLength(appointment.consultation);
  const offered = offeredActions(card, { now, hours, length });
  return (
    <>
      {offered.length > 0 && (
        <div className="appointment-actions">
          {offered.map(({ name, icon, isMain, does }) => (
            <button
              key={name}
              type="button"
              className={isMain ? "button" : "button ghost"}
              aria-busy={typeof does !== "string" && step.underWay?.path === does.path}
              onClick={() =>
                typeof does === "string" ? setOpen({ sheet: does, version }) : step.start(does)
              }
            >
              <PanelIcon name={icon} /> {name}
            </button>
          ))}
        </div>
      )}
      {open && (
        <ActionSheet
          {...{ ...open, appointment, guard, onDone }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

type At = { now: Date; hours: Hours; length: Length };

type SheetName = "cancel" | "move" | "restore";

type Action = {
  name: string;
  icon: PanelIconName;
  isOffered: boolean;
  isMain?: boolean;
  /** Sent at once, or a sheet that asks for more first. */
  does: { path: string; text: string } | SheetName;
};

/** The actions that the appointment's state allows, the likeliest first. */
function offeredActions(card: CardAnswer, at: At): Action[] {
  const { now } = at;
  const { appointment } = card;
  const { id } = appointment;
  const isRestorable = canRestore(appointment);
  const isFree = isReport(appointment) || isSlotFree(card, at);
  const actions: Action[] = [
    {
      name: "Onayla",
      icon: "check",
      isOffered: canApprove(appointment),
      isMain: !hasBegun(appointment, now),
      does: { path: panelPaths.approve(id), text: "Randevu onaylandı." },
    },
    {
      name: "Teslim edildi",
      icon: "check",
      isOffered: canDeliver(appointment),
      isMain: true,
      does: { path: panelPaths.delivered(id), text: "Rapor teslim edildi." },
    },
    {
      name: outcomeWords.arrived,
      icon: "check",
      isOffered: canMarkArrived(appointment, now),
      does: { path: panelPaths.arrived(id), text: `${words.arrived}.` },
    },
    {
      name: outcomeWords.no_show,
      icon: "absent",
      isOffered: canMarkNoShow(appointment, now),
      does: { path: panelPaths.noShow(id), text: `${words.no_show}.` },
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
      name: isReport(appointment) ? "Başka güne al" : "Başka saate al",
      icon: "move",
      isOffered: isRestorable,
      isMain: !isFree,
      does: "restore",
    },
    {
      name: isReport(appointment) ? "Günü değiştir" : "Taşı",
      icon: "move",
      isOffered: canMove(appointment),
      does: "move",
    },
    { name: "İptal et", icon: "close", isOffered: canCancel(appointment), does: "cancel" },
  ];
  return actions.filter(({ isOffered }) => isOffered);
}

/** Whether the appointment's slot is free, so that it could be restored. */
function isSlotFree({ appointment, neighbours }: CardAnswer, at: At): boolean {
  const { day, timeSlot } = appointment;
  const { state } = slotState(day, timeSlot, { appointments: neighbours }, at);
  return state === "free" || state === "passed";
}

/** The sheet of an action that needs a reason or a slot. */
function ActionSheet({
  sheet,
  appointment,
  onDone,
  ...ofSheet
}: {
  sheet: SheetName;
  version: number;
  appointment: PanelAppointment;
  guard: string;
  onClose(): void;
  onDone(left: PanelAppointment): void;
}) {
  const { id } = appointment;
  const what = isReport(appointment) ? "Rapor" : "Randevu";
  switch (sheet) {
    case "cancel":
      return (
        <CancelSheet
          {...ofSheet}
          id={id}
          title={isReport(appointment) ? "Raporu iptal et" : "Randevuyu iptal et"}
          isPossible={canCancel(appointment)}
          send={(wanted) =>
            postChange(panelPaths.cancel(id), wanted, `${what} iptal edildi.`, onDone)
          }
        />
      );
    case "move":
      return (
        <MoveSheet
          {...ofSheet}
          appointment={appointment}
          isPossible={canMove(appointment)}
          send={(version, slot) =>
            postChange(
              panelPaths.move(id),
              { version, ...slot },
              isReport(appointment) ? "Teslim günü değişti." : "Randevu taşındı.",
              onDone,
            )
          }
        />
      );
    case "restore":
      return (
        <MoveSheet
          {...ofSheet}
          isRestoring
          appointment={appointment}
          isPossible={canRestore(appointment)}
          send={(version, slot) =>
            postChange(
              panelPaths.restore(id),
              { version, slot },
              `${what} başka ${isReport(appointment) ? "güne" : "saate"} alındı.`,
              onDone,
            )
          }
        />
      );
  }
}

function CancelSheet({
  id,
  title,
  send,
  ...sheet
}: {
  id: string;
  title: string;
  send(wanted: { version: number; reason: string }): Promise<Changed>;
} & SheetFormProps) {
  const { value: reason, change, forget } = useDraft(`why ${id} is cancelled`, "");
  async function cancel(version: number) {
    const words = reason.trim();
    if (!words) throw new ApiError(0, { message: "Kısa bir neden yazın ya da seçin." });
    const done = await send({ version, reason: words });
    forget();
    return done;
  }
  return (
    <SheetForm
      {...sheet}
      title={title}
      submit="İptal et"
      send={cancel}
      field="reason"
      onDiscard={forget}
    >
      {(wrong, correct) => (
        <ReasonField
          reason={reason}
          wrong={wrong("reason")}
          onReason={(why) => {
            change(() => why);
            correct("reason");
          }}
        />
      )}
    </SheetForm>
  );
}

type Slot = ChosenSlot & { timeSlot: string };

/** Moves an appointment to another hour, or restores a cancelled one at another hour. */
function MoveSheet({
  appointment,
  isRestoring = false,
  send,
  ...sheet
}: {
  appointment: PanelAppointment;
  isRestoring?: boolean;
  send(version: number, slot: Slot): Promise<Changed>;
} & SheetFormProps) {
  const { id, day, consultation, createdAt } = appointment;
  const today = todayInIstanbul(useNow());
  const { report } = useService(consultation);
  const isWritten = isReport(appointment);
  const [chosen, setChosen] = useState<ChosenSlot>({
    day: day < today ? today : day,
    ...(isWritten && { timeSlot: "" }),
  });
  const { timeSlot } = fittingSlot(chosen, report);
  const verb = isRestoring ? "Al" : "Taşı";
  const titles = isRestoring
    ? { report: "Başka güne al", appointment: "Başka saate al" }
    : { report: "Teslim gününü değiştir", appointment: "Randevuyu taşı" };
  async function move(version: number) {
    if (timeSlot === undefined) throw new ApiError(0, { message: hourNeeded });
    return send(version, { ...chosen, timeSlot });
  }
  return (
    <SheetForm
      {...sheet}
      title={isWritten ? titles.report : titles.appointment}
      submit={timeSlot === undefined ? verb : `${verb}: ${shortWhen({ ...chosen, timeSlot })}`}
      send={move}
      field="timeSlot"
    >
      {(wrong, correct) => (
        <>
          <p className="move-from">
            {isRestoring ? "İptal edilen" : "Şimdi"}: {shortWhen(appointment)}
          </p>
          <WhenChoice
            consultation={consultation}
            moving={id}
            since={createdAt}
            chosen={chosen}
            onChoose={(slot) => {
              setChosen(slot);
              if (slot.timeSlot !== undefined) correct("timeSlot");
            }}
            wrong={wrong("timeSlot")}
          />
        </>
      )}
    </SheetForm>
  );
}
