import { useState } from "react";
import type { CalendarFileInput } from "./calendar-file.ts";
import { Icon } from "./icon.tsx";

type CalendarLinkProps = {
  appointment: CalendarFileInput["appointment"];
  privateKey?: string | undefined;
};

/** Saves an appointment as a calendar file. The code that makes the file is loaded only when it is pressed. */
export function CalendarLink({ appointment, privateKey }: CalendarLinkProps) {
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    try {
      const { saveCalendarFile } = await import("./calendar-file.ts");
      const siteName = document.querySelector<HTMLMetaElement>("[property='og:site_name']");
      const academy = siteName?.content ?? "";
      await saveCalendarFile({ appointment, academy, privateKey });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button type="button" className="calendar-link" onClick={save}>
        <Icon name="calendar" />
        {appointment.status === "cancelled" ? "İptali takvime işle" : "Takvime ekle"}
      </button>
      {hasFailed && (
        <p role="alert">
          Dosya hazırlanamadı. Bağlantınızı denetleyip yeniden deneyin; olmazsa sayfayı yenileyin.
        </p>
      )}
    </>
  );
}
