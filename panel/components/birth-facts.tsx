import "./birth-facts.css";
import { dayInWords } from "../../booking/istanbul-time.ts";
import type { ClientFacts } from "../../contract/panel/calls.ts";
import {
  birthToCopy,
  coordinatesInWords,
  placeInWords,
  timeInWords,
  utInWords,
} from "../words/birth-words.ts";
import { CopyButton } from "./copy-button.tsx";

/** When and where the client was born: what a chart is drawn from. */
export function BirthFacts({
  of: { birth, birthInUt },
  name,
}: {
  of: Pick<ClientFacts, "birth" | "birthInUt">;
  name: string;
}) {
  if (!birth) return null;
  return (
    <>
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
      </dl>
      {birthInUt.length > 0 && <p className="birth-ut">{utInWords(birthInUt, birth.day)}</p>}
      <BirthCopy text={birthToCopy(name, birth, birthInUt)} />
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
