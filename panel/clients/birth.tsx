import { useState } from "react";
import type { ClientBirth } from "../../contract/panel/calls.ts";
import type { ClientAnswer, ClientVersion } from "../../contract/panel/clients.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { BirthFacts } from "../components/birth-facts.tsx";
import { useDraft } from "../components/drafts.tsx";
import { PanelIcon } from "../components/panel-icon.tsx";
import { useFocusBack } from "../components/use-focus-back.ts";
import { call } from "../data/api.ts";
import { useChange } from "../data/use-change.ts";
import { BirthForm } from "./birth-form.tsx";
import { type BirthDraft, draftOf, emptyDraft } from "./typed-birth.ts";

/** When and where the client was born, and those whose charts the client asks for. */
export function Births({ client }: { client: ClientAnswer }) {
  return (
    <section className="block birth">
      <h2>Doğum bilgileri</h2>
      {client.births.map((birth) => (
        <OneBirth key={birth.id} client={client} birth={birth} />
      ))}
      <OneBirth client={client} />
    </section>
  );
}

/** The typed birth, with the birth and version that it started from. */
type Draft = { typed: BirthDraft; before: BirthDraft; version: number; isRefused?: boolean };

/** One that can be edited in place; without a birth, a new one. */
function OneBirth({ client, birth }: { client: ClientAnswer; birth?: ClientBirth }) {
  const now = birth ? draftOf(birth) : emptyDraft(client.births);
  const version = birth?.version ?? 0;
  const {
    value: draft,
    change,
    forget,
  } = useDraft<Draft | undefined>(`birth ${birth?.id} of ${client.id}`, undefined, {
    isMissed: (kept) => kept !== undefined && !isSame(kept.typed, now),
  });
  const isOpen = draft !== undefined;
  const opener = useFocusBack(isOpen);
  if (!isOpen) {
    const edit = () => change(() => ({ typed: now, before: now, version }));
    return (
      <>
        {birth && <BirthFacts of={birth} name={client.name} />}
        <div className="birth-actions">
          <button
            ref={opener}
            type="button"
            className="link-button"
            aria-label={birth && `Doğum bilgisini düzenle: ${birth.label}`}
            onClick={edit}
          >
            <PanelIcon name="clock" /> {birth ? "Doğum bilgisini düzenle" : "Doğum bilgisi ekle"}
          </button>
          {birth && <Removal clientId={client.id} birth={birth} />}
        </div>
      </>
    );
  }
  // A birth saved meanwhile is decided on once it was shown.
  const isKnown = draft.isRefused || !birth || isSame(draft.before, now);
  return (
    <>
      {birth && !isSame(draft.before, now) && (
        <>
          <p>Bu arada kaydedilen:</p>
          <BirthFacts of={birth} name={client.name} />
        </>
      )}
      <BirthForm
        clientId={client.id}
        birth={birth}
        draft={draft.typed}
        version={isKnown ? version : draft.version}
        onChange={(part) => change((was) => was && { ...was, typed: { ...was.typed, ...part } })}
        onOutdated={() => change((was) => was && { ...was, isRefused: true })}
        onLeave={forget}
      />
    </>
  );
}

function Removal({
  clientId,
  birth: { id, label, version },
}: {
  clientId: string;
  birth: ClientBirth;
}) {
  const [isAsked, setAsked] = useState(false);
  const opener = useFocusBack(isAsked);
  const removal = useChange(
    async () => {
      const path = panelPaths.removeBirth(clientId);
      const { undo } = await call<ClientVersion>("POST", path, { id, version });
      return { text: "Doğum bilgisi silindi.", undo };
    },
    { changes: "appointments" },
  );
  if (!isAsked) {
    return (
      <button
        ref={opener}
        type="button"
        className="link-button"
        aria-label={`Sil…: ${label}`}
        onClick={() => setAsked(true)}
      >
        <PanelIcon name="trash" /> Sil…
      </button>
    );
  }
  return (
    <fieldset className="birth-removal">
      <legend>Doğum bilgisi silinsin mi?</legend>
      <button
        type="button"
        className="button small"
        // biome-ignore lint/a11y/noAutofocus: the button that was pressed turns into this one.
        autoFocus
        onClick={() => removal.start()}
      >
        Sil
      </button>
      <button type="button" className="button small ghost" onClick={() => setAsked(false)}>
        Silme
      </button>
    </fieldset>
  );
}

const isSame = (a: BirthDraft, b: BirthDraft) => JSON.stringify(a) === JSON.stringify(b);
