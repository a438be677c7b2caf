import { useRef, useState } from "react";
import { DayField, reportInvalidDay } from "../../components/day-field.tsx";
import { Field } from "../../components/field.tsx";
import { useNow } from "../../data/clock.tsx";
import { fullDay, todayInIstanbul } from "../../words/day-words.ts";
import { withException } from "./edit-hours.ts";
import { RangesEditor } from "./ranges-editor.tsx";
import type { EditorProps } from "./week-editor.tsx";

/** Days with hours of their own: an extra opening, a shorter day, or none at all. */
export function Exceptions({ hours, onHours }: EditorProps) {
  const today = todayInIstanbul(useNow());
  const [day, setDay] = useState("");
  const [wrong, setWrong] = useState("");
  const add = useRef<HTMLButtonElement>(null);
  const adding = useRef<HTMLDivElement>(null);
  const coming = hours.exceptions.filter((exception) => exception.day >= today);
  function onAdd() {
    if (reportInvalidDay(adding.current!)) return;
    const problem = problemOf();
    setWrong(problem);
    if (problem) return;
    onHours(withException(hours, day));
    setDay("");
  }
  function problemOf(): string {
    if (day === "") return "Önce günü seçin.";
    if (day < today) return "Geçmiş bir gün eklenemez.";
    return coming.some((exception) => exception.day === day) ? "Bu gün zaten listede." : "";
  }
  function remove(gone: string) {
    onHours({ ...hours, exceptions: hours.exceptions.filter((one) => one.day !== gone) });
    add.current?.focus();
  }
  return (
    <>
      {coming.map(({ day, ranges }) => (
        <fieldset key={day} className="own-day">
          <legend>{fullDay(day)}</legend>
          <RangesEditor
            name={fullDay(day)}
            ranges={ranges}
            step={hours.step}
            onRanges={(changed) =>
              onHours({
                ...hours,
                exceptions: hours.exceptions.map((one) =>
                  one.day === day ? { day, ranges: changed } : one,
                ),
              })
            }
          />
          <button
            type="button"
            className="link-button"
            aria-label={`Özel günü kaldır: ${fullDay(day)}`}
            onClick={() => remove(day)}
          >
            Kaldır
          </button>
        </fieldset>
      ))}
      <div ref={adding} className="add-day">
        <Field label="Özel gün" wrong={wrong}>
          <DayField
            day={day}
            onDay={(chosen) => {
              setDay(chosen);
              setWrong("");
            }}
          />
        </Field>
        <button ref={add} type="button" className="button small ghost" onClick={onAdd}>
          Gün ekle
        </button>
      </div>
    </>
  );
}
