import { useState } from "react";
import { Link } from "react-router";
import { panelPages } from "../../../contract/panel/pages.ts";
import { Sheet } from "../../components/sheet.tsx";
import type { ApiError } from "../../data/api.ts";
import { useMe } from "../../data/session.ts";
import { fullDay } from "../../words/day-words.ts";
import { withoutReason } from "../../words/hours-in-words.ts";
import { HourButtons, useReopening } from "../reopening.tsx";
import { type ClosedHours, timesInWords } from "./cell-actions.ts";

/** What can be done with closed hours: all of them are opened, or one. */
export function OpenHours({
  day,
  times,
  reason,
  isWeekly,
  onLeave,
}: ClosedHours & { onLeave(): void }) {
  const { role } = useMe();
  const [problem, setProblem] = useState<ApiError>();
  // The offer to take it back lies below the sheet: each opening closes it.
  const reopening = useReopening(onLeave, setProblem);
  return (
    <Sheet title="Kapalı saatler" onClose={onLeave}>
      <p>
        <b>
          {fullDay(day)} {timesInWords(times)}
        </b>
        <br />
        {reason || withoutReason}
      </p>
      {isWeekly ? (
        <p>
          Bu saatler her hafta kapalıdır.{" "}
          {role === "owner" ? (
            <Link className="link-button" to={panelPages.closedHours}>
              Kapalı günler ekranından açın
            </Link>
          ) : (
            "Bunları bir yönetici açabilir."
          )}
        </p>
      ) : (
        <>
          <p className="form-problem" role="alert">
            {problem?.message}
          </p>
          <div className="actions">
            <button
              type="button"
              className="button"
              onClick={() => reopening.start({ day, times })}
            >
              {times.length > 1 ? "Hepsini aç" : "Saati aç"}
            </button>
          </div>
          {times.length > 1 && (
            <HourButtons
              {...{ day, times }}
              onOpen={(time) => reopening.start({ day, times: [time] })}
            />
          )}
        </>
      )}
    </Sheet>
  );
}
