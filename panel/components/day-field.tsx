import "./day-field.css";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { dayInWords } from "../../booking/istanbul-time.ts";
import { dayInFigures, typedDay } from "../../booking/typed-day.ts";
import { useCorrect } from "./form.tsx";
import { PanelIcon } from "./panel-icon.tsx";

const DayCalendar = lazy(() => import("./day-calendar.tsx").catch(() => ({ default: NoCalendar })));

type Props = {
  day: string;
  /** Called with a complete day, or "" if the field was emptied. Without it the form gets the day under `name`. */
  onDay?(day: string): void;
  name?: string;
  min?: string;
  max?: string;
  required?: boolean;
  id?: string;
  "aria-label"?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean;
};

/**
 * A day as it is written in Turkey, whatever the browser's own language: Chromium's date fields follow that
 * and nothing else. Typed, pasted, or chosen from a calendar.
 */
export function DayField({ day, onDay, name, min, max, required, ...attributes }: Props) {
  const calendarId = useId();
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const [text, setText] = useState(dayInFigures(day));
  const [given, setGiven] = useState(day);
  const correct = useCorrect();
  const chosen = text === "" ? "" : typedDay(text);
  // A new value from outside replaces the text, unless it is what was just typed.
  if (day !== given) {
    setGiven(day);
    if (day !== chosen) setText(dayInFigures(day));
  }
  const problem = problemWith(chosen, { min, max });
  const saidProblem = isLeft && problem;
  useEffect(() => input.current!.setCustomValidity(problem), [problem]);
  function type(typed: string) {
    setText(typed);
    setLeft(false);
    if (name) correct(name);
    const typedAs = typed.trim() === "" ? "" : typedDay(typed);
    if (typedAs !== undefined && !problemWith(typedAs, { min, max })) onDay?.(typedAs);
  }
  function onBlur() {
    const leave = () => setLeft(true);
    // The error moves what is below it: wait until a press there has ended.
    if (document.documentElement.matches(":active"))
      addEventListener("mouseup", leave, { once: true });
    else leave();
    if (!problem) setText(dayInFigures(onDay ? day : (chosen ?? "")));
  }
  const described = [attributes["aria-describedby"], saidProblem && problemId].filter(Boolean);
  return (
    <>
      <div className="day-field">
        <input
          {...attributes}
          {...(saidProblem && { "aria-invalid": true, "aria-describedby": described.join(" ") })}
          ref={input}
          className="input"
          inputMode="numeric"
          autoComplete="off"
          placeholder="gg.aa.yyyy"
          value={text}
          required={required}
          onChange={({ target }) => type(target.value)}
          onBlur={onBlur}
        />
        {name && <input type="hidden" name={name} value={chosen ?? ""} />}
        <button
          type="button"
          popoverTarget={calendarId}
          aria-label="Takvimden seç"
          aria-describedby={attributes.id && `${attributes.id}-label`}
        >
          <PanelIcon name="week" />
        </button>
        <div
          ref={calendar}
          id={calendarId}
          popover="auto"
          className="day-calendar"
          onToggle={({ newState }) => setOpen(newState === "open")}
        >
          {isOpen && (
            <Suspense>
              <DayCalendar
                day={problem ? "" : (chosen ?? "")}
                min={min}
                max={max}
                onChoose={(one) => {
                  type(dayInFigures(one));
                  calendar.current!.hidePopover();
                }}
              />
            </Suspense>
          )}
        </div>
      </div>
      {saidProblem && (
        <small id={problemId} className="wrong" role="alert">
          {problem}
        </small>
      )}
    </>
  );
}

/** Outside a form: says where in a place a day is none, as a form does when it is sent. */
export function reportInvalidDay(place: HTMLElement): boolean {
  return place.querySelector<HTMLInputElement>("input:invalid")?.reportValidity() === false;
}

function problemWith(day: string | undefined, { min, max }: Pick<Props, "min" | "max">): string {
  if (day === undefined) return "Günü 24.09.2025 biçiminde yazın.";
  if (day !== "" && min && day < min) return `En erken ${dayInWords(min)} yazılabilir.`;
  if (day !== "" && max && day > max) return `En geç ${dayInWords(max)} yazılabilir.`;
  return "";
}

function NoCalendar() {
  return <p>Takvim yüklenemedi. Günü yazabilirsiniz.</p>;
}
