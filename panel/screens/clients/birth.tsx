import { useEffect, useRef, useState } from "react";
import { dayInWords } from "../../../booking/istanbul-time.ts";
import type { ClientAnswer } from "../../../contract/panel/clients.ts";
import { PanelIcon } from "../../parts/panel-icon.tsx";
import { BirthForm } from "./birth-form.tsx";
import { placeInWords, timeInWords, utInWords } from "./birth-words.ts";

/** When and where the client was born: what a chart is drawn from. */
export function BirthBlock({ client }: { client: ClientAnswer }) {
  const { birth, birthInUt, version } = client;
  /** The version that the form began from. */
  const [seen, setSeen] = useState<number>();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = seen !== undefined;
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section className="block birth">
      <h2>Doğum bilgisi</h2>
      {isOpen ? (
        <BirthForm client={client} version={seen} onLeave={() => setSeen(undefined)} />
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
            onClick={() => setSeen(version)}
          >
            <PanelIcon name="clock" /> {birth ? "Doğum bilgisini düzenle" : "Doğum bilgisi ekle"}
          </button>
        </>
      )}
    </section>
  );
}
