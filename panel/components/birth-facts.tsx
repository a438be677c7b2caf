import "./birth-facts.css";
import { placeInWords, timeInWords } from "../../booking/birth-in-words.ts";
import { dayInWords } from "../../booking/istanbul-time.ts";
import type { ClientBirth } from "../../contract/panel/calls.ts";
import { birthToCopy, coordinatesInWords, utInWords, whoseBirth } from "../words/birth-words.ts";
import { CopyButton } from "./copy-button.tsx";

/** When and where somebody was born, what a chart is drawn from, and who agreed that it is kept. */
export function BirthFacts({
  of: { label, birth, birthInUt, consent, isByClient },
  name,
}: {
  of: Omit<ClientBirth, "id" | "version">;
  /** The client's. */
  name: string;
}) {
  return (
    <>
      <h3 className="birth-label">
        {label} {isByClient && <small>Danışan yazdı</small>}
      </h3>
      <dl className="birth-facts">
        <dt>Gün</dt>
        <dd>{dayInWords(birth.day)}</dd>
        <dt>Saat</dt>
        <dd>{timeInWords(birth)}</dd>
        <dt>Yer</dt>
        <dd>{birth.place ? placeInWords(birth.place) : "Bilinmiyor"}</dd>
        {birth.place && (
          <>
            <dt>Konum</dt>
            <dd>{coordinatesInWords(birth.place)}</dd>
          </>
        )}
        {consent && (
          <>
            <dt>Onay veren</dt>
            <dd>{consent}</dd>
          </>
        )}
      </dl>
      {birthInUt.length > 0 && <p className="birth-ut">{utInWords(birthInUt, birth.day)}</p>}
      <BirthCopy text={birthToCopy(whoseBirth(name, label), birth, birthInUt)} />
    </>
  );
}

export function BirthCopy({ text }: { text: string }) {
  return (
    <p className="birth-copy">
      <CopyButton text={text}>Doğum bilgisini kopyala</CopyButton>
    </p>
  );
}
