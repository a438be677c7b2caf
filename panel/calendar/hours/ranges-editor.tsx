import "./ranges-editor.css";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { rangesProblem, type TimeRange } from "../../../booking/hours.ts";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { firstChoices, lastChoices, snapped, withFirst, withRange } from "./edit-hours.ts";

const problemWords = {
  backwards: "Son randevu ilk randevudan önce olamaz.",
  too_near: "Bu aralıklar birbirine giriyor. Aralarında en az bir randevu süresi olmalı.",
  day_twice: "",
};

/** A day's stretches; none is a closed day. The focus goes where a stretch came, or to the way to add one. */
export function RangesEditor(props: {
  /** The day, as each field says it. */
  name: string;
  ranges: TimeRange[];
  step: number;
  onRanges(ranges: TimeRange[]): void;
}) {
  const { name, ranges, step, onRanges } = props;
  const box = useRef<HTMLDivElement>(null);
  const problem = rangesProblem(ranges, step);
  const more = withRange(ranges, step);
  function changeAndFocus(next: TimeRange[], place: string, index: number) {
    flushSync(() => onRanges(next));
    [...box.current!.querySelectorAll<HTMLElement>(place)].at(index)?.focus();
  }
  const adding = more && (
    <button
      type="button"
      className="link-button add-range"
      aria-label={`Aralık ekle: ${name}`}
      onClick={() => {
        const added = more.findIndex((range) => !ranges.includes(range));
        changeAndFocus(more, "label:first-child select", added);
      }}
    >
      <PanelIcon name="plus" /> Ekle
    </button>
  );
  return (
    <div ref={box} className="day-ranges">
      {ranges.length === 0 && (
        <p className="day-range">
          <span>Kapalı</span> {adding}
        </p>
      )}
      {ranges.map((range, index) => {
        const which = ranges.length > 1 ? `${name}, ${index + 1}. aralık` : name;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is known by its place alone.
          <div key={index} className="day-range">
            <TimeSelect
              label="İlk randevu"
              isLabelHidden
              of={which}
              value={range.first}
              choices={firstChoices(range.first)}
              onChoose={(first) => onRanges(withFirst(ranges, index, first, step))}
            />
            <span aria-hidden="true">–</span>
            <TimeSelect
              label="Son randevu"
              isLabelHidden
              of={which}
              value={range.last}
              choices={lastChoices(range.first, step)}
              onChoose={(last) => onRanges(ranges.with(index, snapped({ ...range, last }, step)))}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={`Aralığı sil: ${which}, ${range.first}–${range.last}`}
              onClick={() => changeAndFocus(ranges.toSpliced(index, 1), ".add-range", -1)}
            >
              <PanelIcon name="close" />
            </button>
            {index === ranges.length - 1 && adding}
          </div>
        );
      })}
      {problem && (
        <p className="wrong" role="alert">
          {problemWords[problem]}
        </p>
      )}
    </div>
  );
}

/** A time of the day, of those that are possible; `of` names it for screen readers. */
export function TimeSelect(props: {
  label: string;
  /** The label is for screen readers only, where the layout says it already. */
  isLabelHidden?: boolean;
  of: string;
  value: string;
  choices: string[];
  /** What no time at all means, where that can be. */
  none?: string;
  onChoose(time: string): void;
}) {
  const { label, isLabelHidden, of, value, choices, none, onChoose } = props;
  return (
    <label className="time-select">
      {!isLabelHidden && <b aria-hidden="true">{label}</b>}
      <select
        className="input"
        aria-label={`${label}: ${of}`}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </select>
    </label>
  );
}
