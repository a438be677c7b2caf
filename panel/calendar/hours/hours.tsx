import "./hours.css";
import { useRef } from "react";
import { Link } from "react-router";
import { dayGrid, type GridSlot, type WorkingHours } from "../../../booking/hours.ts";
import { weekInWords } from "../../../booking/hours-words.ts";
import { addDays } from "../../../booking/istanbul-time.ts";
import type { HoursAnswer } from "../../../contract/panel/hours.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { ConflictList } from "../../components/conflict-list.tsx";
import { reportInvalidDay } from "../../components/day-field.tsx";
import { useDraft } from "../../components/drafts.tsx";
import { Page } from "../../components/page.tsx";
import { Setting } from "../../components/setting.tsx";
import { Problem, Waiting } from "../../components/states.tsx";
import { useNow } from "../../data/clock.tsx";
import { useSettings } from "../../data/settings.ts";
import { usePanelQuery } from "../../data/use-panel-query.ts";
import { shortDay, todayInIstanbul, weekdayOf } from "../../words/day-words.ts";
import { isSame } from "./edit-hours.ts";
import { General } from "./general.tsx";
import { SaveBar } from "./save-bar.tsx";
import { type Draft, useSaving } from "./use-saving.ts";
import { WeekEditor } from "./week-editor.tsx";

/** When appointments can be had: a draft until it is saved, and then for everybody at once. */
export default function Hours() {
  const { data, problem, reload } = usePanelQuery<HoursAnswer>(panelPaths.hours);
  return (
    <Page title="Çalışma saatleri">
      {problem && <Problem problem={problem} onRetry={reload} />}
      {!data && !problem && <Waiting />}
      {data && <Editor now={data} />}
    </Page>
  );
}

function Editor({ now }: { now: HoursAnswer }) {
  const { value: kept, change } = useDraft<Draft | undefined>("hours", undefined, {
    isMissed: (draft) => draft !== undefined,
  });
  const keep = (next?: Draft) => change(() => next);
  const fields = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  const draft = kept && !isSame(kept.hours, now.hours) ? kept : undefined;
  const { hours, version } = draft ?? now;
  const saving = useSaving(now, [draft, keep], () => summary.current?.focus());
  function onHours(next: WorkingHours) {
    saving.forgetProblem();
    keep(isSame(next, now.hours) ? undefined : { hours: next, version });
  }
  function save(next: WorkingHours) {
    saving.save({ hours: next, version, isJudged: draft?.isJudged });
  }
  function onSave() {
    // The draft has the last whole day that was typed there.
    if (!reportInvalidDay(fields.current!)) save(hours);
  }
  function onLeave() {
    saving.forgetProblem();
    keep(undefined);
  }
  return (
    <div ref={fields} className="hours">
      <p ref={summary} tabIndex={-1} className="screen-lead">
        {weekInWords(hours.week)}; {hours.step} dakikada bir.
        {isSame(hours, now.defaults) && " Bunlar varsayılan saatlerdir."}
      </p>
      {!draft && now.outside.length > 0 && (
        <Setting
          title="Saatlerin dışında kalanlar"
          about="Bu randevular çalışma saatlerinin dışında duruyor; siz taşıyana ya da iptal edene kadar geçerlidir."
        >
          <ConflictList
            name="Çalışma saatleri dışındaki randevular"
            of={now.outside}
            more={now.more}
          />
        </Setting>
      )}
      <Setting
        title="Haftalık saatler"
        about="Her gün için ilk ve son randevunun başlama saati. Bir günde birden çok aralık olabilir; aralığı olmayan gün kapalıdır."
      >
        <WeekEditor hours={hours} onHours={onHours} />
      </Setting>
      <Setting title="Randevu düzeni">
        <General hours={hours} onHours={onHours} />
      </Setting>
      <Setting
        title="Kapalı günler"
        about="Özel günler, her hafta kapalı olan saatler ve kapatılan günler tek listede durur."
      >
        <Link className="link-button" to={panelPages.closedHours}>
          Kapalı günlere git
        </Link>
      </Setting>
      <Setting
        title="Önizleme"
        about="Danışanlara sunulacak saatler. Alınmış saatler burada ayrılmaz."
      >
        <Preview hours={hours} />
      </Setting>
      <SaveBar
        draft={draft}
        now={now}
        saving={saving}
        onSave={onSave}
        onDefaults={() => onHours(now.defaults)}
        onPrevious={save}
        onLeave={onLeave}
      />
    </div>
  );
}

const daysShown = 14;

/** What visitors will be offered, day by day: two weeks, and the special days after them. */
function Preview({ hours }: { hours: WorkingHours }) {
  const today = todayInIstanbul(useNow());
  const near = Array.from({ length: daysShown }, (_, index) => addDays(today, index));
  const { closures } = useSettings().hours;
  const later = closures
    .flatMap((closure) => (closure.kind === "opening" ? closure.day : []))
    .filter((day) => day > near.at(-1)!)
    .sort();
  return (
    <ul className="hours-preview">
      {[...near, ...later].map((day) => {
        const { open, reasons } = offerOf(dayGrid({ day, hours: { ...hours, closures } }));
        return (
          <li key={day}>
            <b>
              {shortDay(day)} {weekdayOf(day)}:
            </b>{" "}
            <span>
              {open.join(", ") || "kapalı"}
              {reasons && <small> · kapanış: {reasons}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function offerOf(grid: GridSlot[]) {
  const reasons = new Set(grid.map(({ closing }) => closing?.reason).filter(Boolean));
  const open = grid.filter(({ closing }) => !closing).map(({ slot }) => slot);
  return { open, reasons: [...reasons].join(", ") };
}
