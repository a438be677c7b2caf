import { useState } from "react";
import type { NamedClient } from "../../contract/panel/calls.ts";
import type {
  ClientAnswer,
  ClientVersion,
  SuggestionsAnswer,
} from "../../contract/panel/clients.ts";
import { longestSearch } from "../../contract/panel/lengths.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { CancelButton } from "../components/cancel-button.tsx";
import { Field } from "../components/field.tsx";
import { Form } from "../components/form.tsx";
import { closeOutdated } from "../components/outdated.ts";
import { phoneInWords } from "../components/person.tsx";
import { Sheet } from "../components/sheet.tsx";
import { Problem, Waiting } from "../components/states.tsx";
import { call } from "../data/api.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";

const fewestLetters = 2;

/** Makes one client of two: names what is joined, and asks. */
export function MergeSheet({
  client,
  other: known,
  onClose,
}: {
  client: ClientAnswer;
  /** By default it is searched by name. */
  other?: NamedClient;
  onClose(): void;
}) {
  const [other, setOther] = useState(known);
  return (
    <Sheet title="Danışanları birleştir" onClose={onClose}>
      {other ? (
        <Confirmation client={client} other={other} onClose={onClose} />
      ) : (
        <Search client={client} onChoose={setOther} />
      )}
    </Sheet>
  );
}

function Search({
  client,
  onChoose,
}: {
  client: ClientAnswer;
  onChoose(other: NamedClient): void;
}) {
  const [typed, setTyped] = useState("");
  const name = typed.trim();
  const isAsked = name.length >= fewestLetters;
  const { data, isStale } = usePanelQuery<SuggestionsAnswer>(
    panelPaths.suggestions,
    "appointments",
    { ask: { name }, enabled: isAsked, gcTime: 0 },
  );
  const isOther = ({ id }: NamedClient) => client.appointments.every((one) => one.id !== id);
  const found = isAsked && !isStale ? (data?.clients.filter(isOther) ?? []) : [];
  return (
    <div className="form">
      <p>
        <b>{client.name}</b> ile aynı kişi olan danışanı seçin.
      </p>
      <Field label="Öbür kaydın adı">
        <input
          autoComplete="off"
          maxLength={longestSearch}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <p className="visually-hidden" role="status">
        {isAsked && data && !isStale && `${found.length} danışan bulundu.`}
      </p>
      <ul className="found-list" aria-label="Bulunan danışanlar">
        {found.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => onChoose(one)}>
              {one.name} <small>{phoneInWords(one.phone)}</small>
            </button>
          </li>
        ))}
      </ul>
      {isAsked && data && !isStale && found.length === 0 && <p>Bu adla başka danışan yok.</p>}
    </div>
  );
}

function Confirmation({
  client,
  other: { id },
  onClose,
}: {
  client: ClientAnswer;
  other: NamedClient;
  onClose(): void;
}) {
  const { data: other, problem, reload } = usePanelQuery<ClientAnswer>(panelPaths.client(id));
  /** What is shown is decided on: a client who has changed meanwhile is shown again. */
  const [seen] = useState(client);
  if (problem) return <Problem problem={problem} onRetry={reload} />;
  if (!other) return <Waiting />;
  return (
    <Form
      className=""
      submit="Birleştir"
      changes="appointments"
      send={async () => {
        const { undo } = await call<ClientVersion>("POST", panelPaths.mergeClients(id), {
          version: other.version,
          into: seen.id,
          intoVersion: seen.version,
        });
        onClose();
        return { text: "İki danışan birleştirildi.", undo };
      }}
      onRefused={closeOutdated(onClose)}
      actions={<CancelButton onCancel={onClose} />}
    >
      {() => (
        <>
          <p className="sheet-lead">
            İki kayıt tek danışan olur: randevuları, doğum bilgileri ve notları bir araya gelir.
          </p>
          {[seen, other].map((one) => (
            <Joined key={one.id} client={one} />
          ))}
        </>
      )}
    </Form>
  );
}

/** What one of the two brings. */
function Joined({ client }: { client: ClientAnswer }) {
  const { name, phones, appointments, births, email, note, ownerNote, followUp } = client;
  const kept = [
    births.length > 0 && `Doğum bilgileri: ${births.map(({ label }) => label).join(", ")}`,
    email && `E-posta: ${email}`,
    note && "Danışan notu",
    ownerNote && "Yönetici notu",
    followUp && "Aranacak gün",
  ].filter(Boolean);
  return (
    <div className="joined-client">
      <b>{name}</b>
      <ul>
        <li>{phones.map(({ phone }) => phoneInWords(phone)).join(", ")}</li>
        <li>{appointments.length} randevu</li>
        {kept.map((line) => (
          <li key={String(line)}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
