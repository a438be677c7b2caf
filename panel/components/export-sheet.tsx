import { useRef, useState } from "react";
import { addDays } from "../../booking/istanbul-time.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { panelRefusals } from "../../contract/panel/refusals.ts";
import { call, withQuery } from "../data/api.ts";
import { useNow } from "../data/clock.tsx";
import { useSettings } from "../data/settings.ts";
import { todayInIstanbul } from "../words/day-words.ts";
import { useConfirmed } from "./confirmation.tsx";
import { DayField } from "./day-field.tsx";
import { Field } from "./field.tsx";
import { Form } from "./form.tsx";
import { PanelIcon } from "./panel-icon.tsx";
import { Sheet } from "./sheet.tsx";

/** A link does it, once the password is known to be fresh: the browser itself saves the file. */
export function ExportSheet({
  range,
  onLeave,
}: {
  /** What to begin with; without it this month and all that visitors can have booked ahead. */
  range?: { from: string; to: string };
  onLeave(): void;
}) {
  const today = todayInIstanbul(useNow());
  const confirmed = useConfirmed();
  const link = useRef<HTMLAnchorElement>(null);
  const { hours } = useSettings();
  const [from, setFrom] = useState(range?.from ?? `${today.slice(0, 7)}-01`);
  const [to, setTo] = useState(range?.to ?? addDays(today, hours.daysAhead));
  const bothNeeded = "İki günü de seçin.";
  const backwards = from > to ? panelRefusals.range_backwards : undefined;
  const isRange = from !== "" && from <= to;
  async function save() {
    if (!isRange) return;
    await confirmed(() => call("GET", panelPaths.confirmation));
    link.current?.click();
  }
  return (
    <Sheet title="Randevuları dışa aktar" onClose={onLeave}>
      <Form
        send={save}
        submit={
          isRange && (
            <>
              <PanelIcon name="download" /> CSV dosyasını indir
            </>
          )
        }
      >
        {() => (
          <>
            <p>
              Günleri bu aralıkta olan randevular, ad ve telefonlarıyla, tablo olarak indirilir.{" "}
              <b>Dışa aktarma kayda geçer.</b>
            </p>
            <div className="two-fields">
              <Field label="İlk gün" wrong={from ? undefined : bothNeeded}>
                <DayField day={from} onDay={setFrom} />
              </Field>
              <Field label="Son gün" wrong={to ? backwards : bothNeeded}>
                <DayField day={to} onDay={setTo} />
              </Field>
            </div>
            <a
              ref={link}
              href={withQuery(panelPaths.csv, { baslangic: from, bitis: to })}
              download
              hidden
            >
              CSV
            </a>
          </>
        )}
      </Form>
    </Sheet>
  );
}
