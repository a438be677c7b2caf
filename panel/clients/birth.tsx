import type { ClientAnswer } from "../../contract/panel/clients.ts";
import { BirthFacts } from "../components/birth-facts.tsx";
import { useDraft } from "../components/drafts.tsx";
import { PanelIcon } from "../components/panel-icon.tsx";
import { useFocusBack } from "../components/use-focus-back.ts";
import { BirthForm } from "./birth-form.tsx";
import { type BirthDraft, draftOf } from "./typed-birth.ts";

/** The typed birth, with the birth and version that it started from. */
type Draft = { typed: BirthDraft; before: BirthDraft; version: number; isRefused?: boolean };

/** When and where the client was born: what a chart is drawn from. */
export function BirthBlock({ client }: { client: ClientAnswer }) {
  const { id, birth, version } = client;
  const {
    value: draft,
    change,
    forget,
  } = useDraft<Draft | undefined>(`birth of ${id}`, undefined, {
    isMissed: (kept) => kept !== undefined && !isSame(kept.typed, draftOf(birth)),
  });
  const now = draftOf(birth);
  // Other changes of the client do not matter, only a birth saved meanwhile.
  const isKnown = draft && (draft.isRefused || isSame(draft.before, now));
  const isOpen = draft !== undefined;
  const opener = useFocusBack(isOpen);
  return (
    <section className="block birth">
      <h2>Doğum bilgisi</h2>
      {isOpen ? (
        <>
          {!isSame(draft.before, now) && (
            <>
              <p>Bu arada kaydedilen:{!birth && " boş"}</p>
              <BirthFacts of={client} name={client.name} />
            </>
          )}
          <BirthForm
            client={client}
            draft={draft.typed}
            version={isKnown ? version : draft.version}
            onChange={(part) =>
              change((was) => was && { ...was, typed: { ...was.typed, ...part } })
            }
            onOutdated={() => change((was) => was && { ...was, isRefused: true })}
            onLeave={forget}
          />
        </>
      ) : (
        <>
          <BirthFacts of={client} name={client.name} />
          <button
            ref={opener}
            type="button"
            className="link-button"
            onClick={() => change(() => ({ typed: now, before: now, version }))}
          >
            <PanelIcon name="clock" /> {birth ? "Doğum bilgisini düzenle" : "Doğum bilgisi ekle"}
          </button>
        </>
      )}
    </section>
  );
}

const isSame = (a: BirthDraft, b: BirthDraft) => JSON.stringify(a) === JSON.stringify(b);
