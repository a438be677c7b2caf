import { useEffect, useRef, useState } from "react";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { messageNames } from "../../../contract/panel/messages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import type { Channel } from "../../../contract/panel/words.ts";
import { SendMessage } from "../../components/send-message/send-message.tsx";
import { visitorText } from "../../components/send-message/visitor-texts.ts";
import { Sheet } from "../../components/sheet.tsx";
import { useClickGuard } from "../../components/use-click-guard.ts";
import type { ApiError } from "../../data/api.ts";
import { useConsultationTitle, useSettings } from "../../data/settings.ts";
import { postChange, useChange } from "../../data/use-change.ts";
import { shortDay } from "../../words/day-words.ts";

/** Whose turn it is, the first one by default, and by which way the message was opened. */
export type Place = { id: string | null; channel?: Channel | undefined };

type Sent = { one: PanelAppointment; channel: Channel; version: number };

/** The messages to several people, one after the other; a person says of each that it was sent. */
export function TellSheet({
  people,
  isReminder = false,
  place,
  onPlace,
  onClose,
}: {
  /** Who is still to be told. */
  people: PanelAppointment[];
  isReminder?: boolean;
  place: Place;
  onPlace(place: Place): void;
  onClose(): void;
}) {
  const settings = useSettings();
  const titleOf = useConsultationTitle();
  const [queue] = useState(people);
  const [problem, setProblem] = useState("");
  const index = Math.max(
    0,
    queue.findIndex(({ id }) => id === place.id),
  );
  const was = queue[index];
  const current = people.find(({ id }) => id === was?.id) ?? was;
  const next = queue
    .slice(index + 1)
    .flatMap(({ id }) => people.find((one) => one.id === id) ?? [])[0];
  /** The version that the opened message is about. */
  const opened = useRef(current?.version);
  const box = useClickGuard(current?.id ?? "");
  useEffect(() => {
    const isMoved = place.id !== null && !place.channel;
    if (isMoved) box.current?.closest("dialog")?.querySelector("h2")?.focus();
  }, [place.id, place.channel, box]);
  const telling = useChange(
    async ({ one, channel, version }: Sent) => {
      const { id, name } = one;
      const done = isReminder
        ? postChange(
            panelPaths.reminded(id),
            { version, isReminded: true },
            `${name}: hatırlatıldı.`,
          )
        : postChange(panelPaths.told(id), { version, channel }, `${name}: haber verildi.`);
      await done.catch((refused: ApiError) => {
        setProblem(`${name}: ${refused.message}`);
        throw refused;
      });
      if (one.id === queue.at(-1)?.id) onClose();
      return done;
    },
    // Each is for another person.
    { changes: "appointments", mayOverlap: true, onRefused: () => {} },
  );
  if (!current) return null;
  const textOf = (one: PanelAppointment) => {
    const facts = { ...one, title: titleOf(one.consultation) };
    return visitorText(isReminder ? "remind" : (one.toTell ?? "approve"), facts, settings);
  };
  function goOn(channel?: Channel) {
    if (!next) return;
    opened.current = next.version;
    onPlace({ id: next.id, channel });
  }
  const { id, name, phone, day, timeSlot, toTell } = current;
  const what = isReminder ? messageNames.remind : toTell && messageNames[toTell];
  return (
    <Sheet title={name ?? ""} onClose={onClose}>
      <div ref={box}>
        <p className="send-hint">
          {queue.length > 1 && `${index + 1} / ${queue.length} · `}
          {[what, `${shortDay(day)} ${timeSlot}`].filter(Boolean).join(" · ")}
        </p>
        <p className="form-problem" role="alert">
          {problem}
        </p>
        <SendMessage
          key={id}
          phone={phone!}
          text={textOf(current)}
          isOpened={place.channel}
          next={next && { phone: next.phone!, text: textOf(next) }}
          onOpen={(channel) => {
            opened.current = current.version;
            onPlace({ id, channel });
          }}
          onSent={(channel, isNextOpened) => {
            setProblem("");
            telling.start({ one: current, channel, version: opened.current ?? current.version });
            goOn(isNextOpened ? channel : undefined);
          }}
        />
        {next && (
          <button type="button" className="link-button" onClick={() => goOn()}>
            Atla, sıradaki →
          </button>
        )}
      </div>
    </Sheet>
  );
}
