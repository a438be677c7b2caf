import {
  type Closing,
  closureProblem,
  type NewClosure,
  type Opening,
  openingOn,
  weekdayIndex,
} from "../../../booking/hours.ts";
import { weekdayNames } from "../../../booking/hours-words.ts";
import type { RuleAnswer } from "../../../contract/panel/calls.ts";
import { longestClosingReason } from "../../../contract/panel/lengths.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { panelRefusals } from "../../../contract/panel/refusals.ts";
import { DayField } from "../../components/day-field.tsx";
import { Field } from "../../components/field.tsx";
import { Form } from "../../components/form.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { ApiError } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { useSettings } from "../../data/settings.ts";
import { fullDay, todayInIstanbul } from "../../words/day-words.ts";
import { firstChoices } from "../hours/edit-hours.ts";
import { RangesEditor, TimeSelect } from "../hours/ranges-editor.tsx";
import { Conflicts } from "./conflicts.tsx";
import { useClosing } from "./use-closing.ts";

export const newWeekly: Closing = {
  ...{ kind: "closing", weekday: 0, from: "", to: "", firstDay: "", lastDay: "", reason: "" },
};
export const newOpening: Opening = { kind: "opening", day: "", ranges: [] };

type SheetProps = {
  rule: NewClosure;
  /** Of the one that is changed. */
  id?: string;
  onLeave(): void;
};

/** What is closed every week, or a day with its own hours. */
export function RuleSheet({ rule: initial, id, onLeave }: SheetProps) {
  const { hours } = useSettings();
  const draft = id ?? initial.kind;
  const { choice, change, conflicts, send, leave } = useClosing(draft, { rule: initial }, onLeave);
  const { rule } = choice;
  const hasConflicts = conflicts.length > 0;
  function wrongDay(): string | undefined {
    if (rule.kind === "closing") return undefined;
    if (rule.day === "") return "Önce günü seçin.";
    const known = openingOn(rule.day, hours);
    return known && known.id !== id ? "Bu gün zaten listede." : undefined;
  }
  async function onSend() {
    const wrong = wrongDay();
    if (wrong) throw new ApiError(0, { code: "day", message: wrong });
    if (closureProblem(rule, hours.step)) throw new ApiError(0, { message: problemOf[rule.kind] });
    const body = { id, rule, confirmed: conflicts.map((one) => one.id) };
    return send<RuleAnswer>(panelPaths.closureRule, body, () => "Kapalı günler kaydedildi.");
  }
  return (
    <Sheet title={rule.kind === "closing" ? "Her hafta kapat" : "Özel gün"} onClose={leave}>
      <Form
        submit={hasConflicts ? "Yine de kaydet" : "Kaydet"}
        changes="settings"
        send={onSend}
        about={{ day: "day" }}
        obstacles={hasConflicts && <Conflicts refused={conflicts} />}
      >
        {(wrong) =>
          rule.kind === "closing" ? (
            <WeeklyFields closing={rule} onChange={(changed) => change({ rule: changed })} />
          ) : (
            <OpeningFields
              opening={rule}
              wrong={wrong("day")}
              onChange={(changed) => change({ rule: changed })}
            />
          )
        }
      </Form>
    </Sheet>
  );
}

const problemOf = {
  closing: "Kapanışın sonu başından önce olamaz.",
  opening: panelRefusals.hours_invalid,
};

function WeeklyFields(props: { closing: Closing; onChange(closing: Closing): void }) {
  const { weekday, from, to, firstDay, lastDay, reason } = props.closing;
  const set = (part: Partial<Closing>) => props.onChange({ ...props.closing, ...part });
  const of = `${weekdayNames[weekday!]} günleri`;
  return (
    <>
      <Field label="Gün">
        <select value={weekday!} onChange={({ target }) => set({ weekday: Number(target.value) })}>
          {weekdayNames.map((name, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <div className="two-fields">
        <TimeSelect
          label="Kapanışın başı"
          of={of}
          value={from}
          none="Günün başı"
          choices={firstChoices(from || "00:00")}
          onChoose={(time) => set({ from: time })}
        />
        <TimeSelect
          label="Kapanışın sonu"
          of={of}
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
      </div>
      <Field label="Neden" hint="Yalnızca panelde görünür.">
        <input
          maxLength={longestClosingReason}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
      </Field>
    </>
  );
}

function OpeningFields(props: {
  opening: Opening;
  wrong?: string;
  onChange(opening: Opening): void;
}) {
  const { opening, wrong, onChange } = props;
  const today = todayInIstanbul(useNow());
  const { week, step } = useSettings().hours;
  const { day, ranges } = opening;
  return (
    <>
      <p>O gün yalnızca bu saatler geçerlidir; haftalık saatler ve her haftaki kapanışlar değil.</p>
      <Field label="Gün" wrong={wrong}>
        <DayField
          name="day"
          day={day}
          min={today}
          onDay={(chosen) =>
            // It begins with what it would have had.
            onChange({
              ...opening,
              day: chosen,
              ranges: day === "" && chosen ? week[weekdayIndex(chosen)]! : ranges,
            })
          }
        />
      </Field>
      {day && (
        <RangesEditor
          name={fullDay(day)}
          {...{ ranges, step }}
          onRanges={(changed) => onChange({ ...opening, ranges: changed })}
        />
      )}
    </>
  );
}
