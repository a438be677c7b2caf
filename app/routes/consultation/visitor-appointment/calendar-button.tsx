import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { Appointment } from "../../../../booking/status.ts";
import { Icon } from "../../../components/icon.tsx";
import type { loader } from "../../../root.tsx";

/** What CalendarLink is in dialogs. Here the code that makes the file is fetched when it is asked for. */
export function CalendarButton({
  appointment,
  failure,
}: {
  appointment: Appointment;
  failure: string;
}) {
  const academy = useRouteLoaderData<typeof loader>("root")?.name ?? "";
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    try {
      const { saveCalendarFile } = await import("./save-calendar-file.ts");
      saveCalendarFile(appointment, academy);
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
      {hasFailed && <p role="alert">{failure}</p>}
    </>
  );
}
