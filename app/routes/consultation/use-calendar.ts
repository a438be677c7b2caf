import { useCallback, useEffect, useRef, useState } from "react";
import {
  firstFreeDay,
  nearestSlots,
  nothingKnown,
  withDay,
  withMonth,
} from "../../../booking/free-days.ts";
import { istanbulClock, monthOf } from "../../../booking/istanbul-time.ts";
import { lastBookableDay } from "../../../booking/slots.ts";
import type { SettingsAnswer } from "../../../contract/public/calls.ts";
import { defaultSettings, hoursIn } from "../../booking-service/answers.ts";
import {
  latestSettings,
  loadMonth,
  loadTakenTimes,
  reloadSettings,
} from "../../booking-service/calls.ts";

export type OpenCalendar = ReturnType<typeof useCalendar>;

/** The calendar of the open dialog, for a consultation of this title. Each month is loaded once. */
export function useCalendar(title: string) {
  const [settings, setSettings] = useState<SettingsAnswer>();
  const [calendar, setCalendar] = useState(nothingKnown);
  const [checked, setChecked] = useState<readonly string[]>([]);
  const requested = useRef(new Set<string>());
  useEffect(() => {
    reloadSettings().then(setSettings);
  }, []);

  const hours = hoursIn(settings ?? latestSettings() ?? defaultSettings);
  const now = new Date();
  const today = istanbulClock(now).day;
  const last = lastBookableDay({ now, daysAhead: hours.daysAhead });
  const known = { calendar, now, hours };
  const firstFree = firstFreeDay({ ...known, from: today, to: last });

  const requestMonth = (month: string) => {
    if (!settings || requested.current.has(month)) return;
    requested.current.add(month);
    loadMonth(month, title, settings).then((held) =>
      setCalendar((known) => withMonth(known, month, held)),
    );
  };
  /** Slots may have been taken since the month was loaded. */
  const checkDay = useCallback(
    async (day: string) => {
      const taken = await loadTakenTimes(day, title);
      if (taken) setCalendar((known) => withDay(known, day, taken));
      setChecked((days) => [...days, day]);
    },
    [title],
  );
  useEffect(() => {
    if (firstFree.ask) requestMonth(firstFree.ask);
  });

  return {
    ...known,
    today,
    last,
    firstFree,
    isChecked: (day: string) => checked.includes(day),
    nearest: (gone: { day: string; slot: string }) => nearestSlots({ ...known, to: last, ...gone }),
    requestMonthOf: (day: string) => requestMonth(monthOf(day)),
    checkDay,
  };
}

/** Checks the day when a step after the first opens, and when the visitor comes back to the window. */
export function useDayCheck(
  check: OpenCalendar["checkDay"],
  day: string | undefined,
  step: number,
) {
  useEffect(() => {
    if (!day || step === 1) return;
    const ask = () => {
      if (document.visibilityState === "visible") check(day);
    };
    ask();
    window.addEventListener("focus", ask);
    document.addEventListener("visibilitychange", ask);
    return () => {
      window.removeEventListener("focus", ask);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [check, day, step]);
}
