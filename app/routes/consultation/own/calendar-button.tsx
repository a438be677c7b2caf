import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import { istanbulClock } from "../../../../booking/istanbul-time.ts";
import type { Appointment } from "../../../../booking/status.ts";
import { Icon } from "../../../components/icon.tsx";
import type { loader } from "../../../root.tsx";

/** What CalendarLink is in dialogs. Here the code that makes the file is fetched when it is asked for. */
export function CalendarButton({ appointment }: { appointment: Appointment }) {
  const academy = useRouteLoaderData<typeof loader>("root")?.name ?? "";
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    try {
      const { calendarFile } = await import("../../../components/calendar-file.ts");
      const text = calendarFile({ appointment, academy, now: new Date() });
      download(text, `randevu-${istanbulClock(new Date(appointment.date)).day}.ics`);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button type="button" className="calendar-link" onClick={save}>
        <Icon name="calendar" /> Takvime ekle
      </button>
      {hasFailed && (
        <p role="alert">Dosya hazırlanamadı. Bağlantınızı denetleyip yeniden deneyin.</p>
      )}
    </>
  );
}

function download(text: string, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  link.download = name;
  link.click();
  // The browser reads it after this.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
