import { dayInWords } from "../../../booking/istanbul-time.ts";
import type { ClientAnswer } from "../../../contract/panel/clients.ts";
import { useDraft } from "../../parts/drafts.tsx";
import { PanelIcon } from "../../parts/panel-icon.tsx";
import { useFocusBack } from "../../parts/use-focus-back.ts";
import { placeInWords, timeInWords, utInWords } from "../../words/birth-words.ts";
import { BirthForm } from "./birth-form.tsx";
import { type BirthDraft, draftOf } from "./typed-birth.ts";

/** When and where the client was born: what a chart is drawn from. */
export function BirthBlock({ client }: { client: ClientAnswer }) {
  const { id, birth, birthInUt, version } = client;
  const {
    value: draft,
    change,
    forget,
  } = useDraft<{ typed: BirthDraft; version: number } | undefined>(`birth of ${id}`, undefined, {
    isMissed: (kept) => kept !== undefined && !isSame(kept.typed, draftOf(birth)),
  });
  const isOpen = draft !== undefined;
  const opener = useFocusBack(isOpen);
  return (
    <section className="block birth">
      <h2>Doğum bilgisi</h2>
      {isOpen ? (
        <BirthForm
          client={client}
          draft={draft.typed}
          version={draft.version}
          onChange={(part) => change((was) => was && { ...was, typed: { ...was.typed, ...part } })}
          onLeave={forget}
        />
      ) : (
        <>
          {birth && (
            <dl>
              <dt>Gün</dt>
              <dd>{dayInWords(birth.day)}</dd>
              <dt>Saat</dt>
              <dd>{timeInWords(birth)}</dd>
              <dt>Yer</dt>
              <dd>{birth.place ? placeInWords(birth.place) : "Bilinmiyor"}</dd>
            </dl>
          )}
          {birth && birthInUt.length > 0 && (
            <p className="birth-ut">{utInWords(birthInUt, birth.day)}</p>
          )}
          <button
            ref={opener}
            type="button"
            className="link-button"
            onClick={() => change(() => ({ typed: draftOf(birth), version }))}
          >
            <PanelIcon name="clock" /> {birth ? "Doğum bilgisini düzenle" : "Doğum bilgisi ekle"}
          </button>
        </>
      )}
    </section>
  );
}

const isSame = (a: BirthDraft, b: BirthDraft) => JSON.stringify(a) === JSON.stringify(b);
