import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { BirthPlace } from "../../../../booking/birth.ts";
import { birthInWords, placeInWords } from "../../../../booking/birth-in-words.ts";
import {
  birthOf,
  type TypedBirth,
  timeKinds,
  typedBirthOf,
} from "../../../../booking/typed-birth.ts";
import {
  type BirthAnswer,
  findPlaces,
  loadBirth,
  tellBirth,
  withdrawBirth,
} from "../../../booking-service/visitor-birth.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { NewTabLink } from "../../../components/new-tab-link.tsx";
import { pageAddresses } from "../../../content/addresses.ts";
import { Step } from "../step.tsx";

type Props = { privateKey: string; onClose: () => void };

/** What the visitor has told of the birth, and the form to tell it. */
export function BirthDialog({ privateKey, onClose }: Props) {
  const [answer, setAnswer] = useState<BirthAnswer>();
  const [typed, setTyped] = useState<TypedBirth>();
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    loadBirth(privateKey).then(setAnswer);
  }, [privateKey]);
  async function send(sent: Promise<BirthAnswer>) {
    setSending(true);
    const next = await sent;
    setSending(false);
    setAnswer(next);
    if ("known" in next) setTyped(undefined);
  }
  const known = answer && "known" in answer ? answer.known : undefined;
  const failure = answer && "failure" in answer ? answer.failure : undefined;
  const isForm = typed !== undefined || (known && !known.birth && !known.isKnown);
  return (
    <Dialog eyebrow="Randevunuz" title="Doğum bilginiz" onClose={onClose} isHeld={isSending}>
      {isForm ? (
        <BirthForm
          typed={typed ?? typedBirthOf(null)}
          onChange={(part) => setTyped((was) => ({ ...(was ?? typedBirthOf(null)), ...part }))}
          onSend={(birth) => send(tellBirth(privateKey, birth))}
          {...{ isSending, failure, onClose }}
        />
      ) : (
        <Step
          key={known?.birth ? "told" : "empty"}
          title={known?.birth ? "Yazdığınız doğum bilgisi" : "Doğum bilginiz"}
          actions={
            <>
              {known?.birth && (
                <button
                  type="button"
                  className="button ghost"
                  aria-disabled={isSending}
                  onClick={() => !isSending && send(withdrawBirth(privateKey))}
                >
                  {isSending ? "Gönderiliyor..." : "Geri çek"}
                </button>
              )}
              {known?.birth && (
                <button
                  type="button"
                  className="button"
                  disabled={isSending}
                  onClick={() => setTyped(typedBirthOf(known.birth))}
                >
                  Değiştir
                </button>
              )}
              {!known?.birth && (
                <button type="button" className="button" onClick={onClose}>
                  Kapat
                </button>
              )}
            </>
          }
        >
          <p role="status">
            {!answer && "Getiriliyor…"}
            {failure}
            {known?.birth && birthInWords(known.birth)}
            {known &&
              !known.birth &&
              "Doğum bilginiz bizde kayıtlı. Değiştirmek için lütfen bizi arayın."}
          </p>
        </Step>
      )}
    </Dialog>
  );
}

const formId = "dogum";

type FormProps = {
  typed: TypedBirth;
  onChange: (part: Partial<TypedBirth>) => void;
  onSend: (birth: NonNullable<ReturnType<typeof birthOf>["birth"]>) => void;
  isSending: boolean;
  /** Of the last attempt. */
  failure: string | undefined;
  onClose: () => void;
};

function BirthForm({ typed, onChange: change, onSend, isSending, failure, onClose }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setTried] = useState(false);
  const { birth, problems } = birthOf(typed);
  const wrong = (field: string) =>
    isTried ? problems.find((problem) => problem.field === field)?.message : undefined;
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isSending) return;
    if (birth) onSend(birth);
    else form.current?.querySelector<HTMLInputElement>(`[name=${problems[0]!.field}]`)?.focus();
  }
  const input = (name: "day" | "at" | "from" | "to", label: string, placeholder: string) => (
    <div>
      <label htmlFor={`birth-${name}`}>{label}</label>
      <input
        id={`birth-${name}`}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        maxLength={20}
        aria-invalid={wrong(name) !== undefined}
        aria-describedby={wrong(name) && `${name}-wrong`}
        value={typed[name]}
        onChange={({ target }) => change({ [name]: target.value, isLater: false })}
      />
      {wrong(name) && (
        <small id={`${name}-wrong`} className="birth-wrong">
          {wrong(name)}
        </small>
      )}
    </div>
  );
  return (
    <Step
      title="Doğum gününüzü, saatinizi ve yerinizi yazın."
      actions={
        <>
          <button type="button" className="button ghost" disabled={isSending} onClick={onClose}>
            Vazgeç
          </button>
          <button type="submit" form={formId} className="button" aria-disabled={isSending}>
            {isSending ? "Gönderiliyor..." : "Kaydet"}
          </button>
        </>
      }
    >
      <form id={formId} ref={form} className="fields birth-fields" noValidate onSubmit={submit}>
        <p role="alert">{failure}</p>
        {input("day", "Gün", "14.05.1985")}
        <fieldset>
          <legend>Doğum saati</legend>
          {timeKinds.map(([kind, words]) => (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                checked={typed.kind === kind}
                onChange={() => change({ kind })}
              />
              {words}
            </label>
          ))}
        </fieldset>
        {typed.kind === "at" && input("at", "Saat (o yerin saatiyle)", "14:32")}
        {typed.kind === "range" && input("from", "En erken", "14:00")}
        {typed.kind === "range" && input("to", "En geç", "15:30")}
        <PlaceField place={typed.place} onPlace={(place) => change({ place, isLater: false })} />
        <p className="privacy">
          Kaydettiğinizde bu bilginin randevunuz için saklanmasına onay vermiş olursunuz:{" "}
          <NewTabLink href={pageAddresses.kvkk}>KVKK Aydınlatma Metni</NewTabLink>
        </p>
      </form>
    </Step>
  );
}

const fewestLetters = 2;
/** Milliseconds without a further letter. */
const pause = 250;

/** A place is chosen from those that are found: a name alone has neither longitude nor time zone. */
function PlaceField({
  place,
  onPlace,
}: {
  place: BirthPlace | null;
  onPlace: (place: BirthPlace | null) => void;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState("");
  const [found, setFound] = useState<BirthPlace[]>([]);
  const asked = place ? "" : search.trim();
  useEffect(() => {
    setFound([]);
    if (asked.length < fewestLetters) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const places = await findPlaces(asked, stop.signal);
      if (!stop.signal.aborted) setFound(places);
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked]);
  return (
    <div>
      <label htmlFor={id}>Yer</label>
      <input
        ref={field}
        id={id}
        name="place"
        autoComplete="off"
        maxLength={100}
        placeholder="İl, ilçe ya da yurt dışında bir şehir"
        value={place ? placeInWords(place) : search}
        onChange={({ target }) => {
          if (place) onPlace(null);
          setSearch(target.value);
        }}
      />
      <p className="visually-hidden" role="status">
        {place && `Seçildi: ${placeInWords(place)}`}
        {found.length > 0 && `${found.length} yer bulundu.`}
      </p>
      {found.length > 0 && (
        <ul className="birth-places" aria-label="Bulunan yerler">
          {found.map((one) => (
            <li key={`${one.name} ${one.region} ${one.latitude}`}>
              <button
                type="button"
                onClick={() => {
                  onPlace(one);
                  field.current?.focus();
                }}
              >
                {one.name} <small>{one.region}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="privacy">
        Yer adları: <NewTabLink href="https://www.geonames.org">GeoNames</NewTabLink>, CC BY 4.0
      </p>
    </div>
  );
}
