import { useRef } from "react";
import { flushSync } from "react-dom";
import { type Closure, closureProblem } from "../../../booking/hours.ts";
import { closureInWords, weekdayNames } from "../../../booking/hours-words.ts";
import { longestClosingReason } from "../../../contract/panel/lengths.ts";
import { DayField } from "../../components/day-field.tsx";
import { Field } from "../../components/field.tsx";
import { firstChoices, newClosure } from "./edit-hours.ts";
import { TimeSelect } from "./time-select.tsx";
import type { EditorProps } from "./week-editor.tsx";

/** What is closed every week: visitors see it as closed, staff read why. */
export function Closures({ hours, onHours }: EditorProps) {
  const { closures } = hours;
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const change = (next: Closure[]) => onHours({ ...hours, closures: next });
  return (
    <>
      <div ref={list} className="closures">
        {closures.map((closure, at) => (
          <ClosureFields
            // biome-ignore lint/suspicious/noArrayIndexKey: it is known by its place alone.
            key={at}
            closure={closure}
            onChange={(changed) => change(closures.with(at, changed))}
            onRemove={() => {
              change(closures.toSpliced(at, 1));
              add.current?.focus();
            }}
          />
        ))}
      </div>
      <button
        ref={add}
        type="button"
        className="button small ghost"
        onClick={() => {
          flushSync(() => change([...closures, newClosure]));
          list.current?.lastElementChild?.querySelector("select")?.focus();
        }}
      >
        Kapanış ekle
      </button>
    </>
  );
}

function ClosureFields(props: {
  closure: Closure;
  onChange(closure: Closure): void;
  onRemove(): void;
}) {
  const { closure, onChange, onRemove } = props;
  const { weekday, from, to, firstDay, lastDay, reason } = closure;
  const words = closureInWords(closure);
  const set = (part: Partial<Closure>) => onChange({ ...closure, ...part });
  return (
    <fieldset className="own-day">
      <legend>{words}</legend>
      <div className="closure-fields">
        <Field label="Gün">
          <select value={weekday} onChange={({ target }) => set({ weekday: Number(target.value) })}>
            {weekdayNames.map((name, at) => (
              <option key={name} value={at}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <TimeSelect
          label="Kapanış başı"
          of={words}
          value={from}
          none="Günün başı"
          choices={firstChoices(from || "00:00")}
          onChoose={(time) => set({ from: time })}
        />
        <TimeSelect
          label="Kapanış sonu"
          of={words}
          value={to}
          none="Günün sonu"
          choices={firstChoices(to || "00:00")}
          onChoose={(time) => set({ to: time })}
        />
        <Field label="İlk gün" hint="Boşsa hemen.">
          <DayField day={firstDay} onDay={(day) => set({ firstDay: day })} />
        </Field>
        <Field label="Son gün" hint="Boşsa süresiz.">
          <DayField day={lastDay} onDay={(day) => set({ lastDay: day })} />
        </Field>
        <Field label="Neden" hint="Yalnızca panelde görünür.">
          <input
            maxLength={longestClosingReason}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => set({ reason: target.value })}
          />
        </Field>
      </div>
      {closureProblem(closure) && (
        <p className="wrong" role="alert">
          Kapanışın sonu başından önce olamaz.
        </p>
      )}
      <button
        type="button"
        className="link-button"
        aria-label={`Kapanışı kaldır: ${words}`}
        onClick={onRemove}
      >
        Kaldır
      </button>
    </fieldset>
  );
}
