import { useEffect, useRef, useState } from "react";
import { NewTabLink } from "../../app/components/new-tab-link.tsx";
import type { BirthPlace } from "../../booking/birth.ts";
import { placeInWords } from "../../booking/birth-in-words.ts";
import type { PlacesAnswer } from "../../contract/panel/clients.ts";
import { longestSearch } from "../../contract/panel/lengths.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { Field } from "../components/field.tsx";
import { withQuery } from "../data/api.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";

const fewestLetters = 2;

/** A place is chosen from those that are found: a name alone has neither longitude nor time zone. */
export function PlaceField({
  place,
  onPlace,
}: {
  place: BirthPlace | null;
  onPlace(place: BirthPlace | null): void;
}) {
  const [search, setSearch] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const chosen = useRef<HTMLButtonElement>(null);
  const had = useRef(place);
  // The pressed button is gone: the result takes the focus.
  useEffect(() => {
    if (had.current !== place) (place ? chosen : field).current?.focus();
    had.current = place;
  }, [place]);
  const isAsked = !place && search.trim().length >= fewestLetters;
  const { data, isStale } = usePanelQuery<PlacesAnswer>(
    withQuery(panelPaths.places, { ara: search.trim() }),
    "settings",
    { enabled: isAsked, staleTime: Number.POSITIVE_INFINITY },
  );
  const found = isAsked ? (data?.places ?? []) : [];
  if (place) {
    return (
      <p className="chosen-place">
        <b>Yer:</b> {placeInWords(place)}{" "}
        <button
          ref={chosen}
          type="button"
          className="link-button"
          onClick={() => {
            setSearch("");
            onPlace(null);
          }}
        >
          Yeri değiştir
        </button>
      </p>
    );
  }
  return (
    <div>
      <Field label="Yer" hint="İl, ilçe ya da yurt dışında bir şehir yazıp listeden seçin.">
        <input
          ref={field}
          autoComplete="off"
          maxLength={longestSearch}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter chooses the first that was found; it does not send the form.
            event.preventDefault();
            if (found[0] && !isStale) onPlace(found[0]);
          }}
        />
      </Field>
      <p className="visually-hidden" role="status">
        {isAsked && data && !isStale && `${found.length} yer bulundu.`}
      </p>
      <ul className="found-list" aria-label="Bulunan yerler">
        {found.map((one) => (
          <li key={`${one.name} ${one.region} ${one.latitude}`}>
            <button type="button" onClick={() => onPlace(one)}>
              {one.name} <small>{one.region}</small>
            </button>
          </li>
        ))}
      </ul>
      <p className="credit">
        Yer adları: <NewTabLink href="https://www.geonames.org">GeoNames</NewTabLink>,{" "}
        <NewTabLink href="https://creativecommons.org/licenses/by/4.0/deed.tr">
          CC BY 4.0
        </NewTabLink>
      </p>
    </div>
  );
}
