import { useEffect, useId, useRef, useState } from "react";
import { privateLink } from "../../booking-service/private-link.ts";
import { forget, remember, rememberedAppointments } from "../../booking-service/remembered.ts";
import { privateLinkAddress } from "../../content/addresses.ts";
import type { PrivateLinkWords } from "./private-link-words.ts";

type PrivateLinkProps = {
  privateKey: string;
  /** The start of the appointment. */
  date: string;
  /** On the page that the link leads to, which therefore needs no link to itself. */
  isOwnPage?: boolean;
  words: PrivateLinkWords;
};

/** The link of one appointment, with the ways to keep it. */
export function PrivateLink({ privateKey, date, isOwnPage, words }: PrivateLinkProps) {
  const address = privateLink(privateKey);
  const url = new URL(address, location.href).href;
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<string>();
  const [isRemembered, setRemembered] = useState(() =>
    rememberedAppointments().some(({ key }) => key === privateKey),
  );
  const hint = useId();
  // The appointment may have been moved since it was remembered.
  useEffect(() => {
    if (isRemembered) remember({ key: privateKey, date });
  }, [isRemembered, privateKey, date]);

  const select = () => {
    field.current?.focus();
    field.current?.select();
    setNote(words.selected);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setNote(words.copied);
    } catch {
      // Copying is not allowed or not supported: the visitor can copy what is selected.
      select();
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: words.shared, url });
    } catch (error) {
      if ((error as Error).name !== "AbortError") select();
    }
  };
  const choose = (isChosen: boolean) => {
    const isDone = isChosen ? remember({ key: privateKey, date }) : forget(privateKey);
    setRemembered(isChosen && isDone);
    setNote(isDone ? undefined : words.notStored);
  };
  return (
    <div className="private-link">
      {!isOwnPage && <a href={address}>{words.see}</a>}
      <p>
        {isOwnPage ? words.here : words.elsewhere} {words.power}{" "}
        {!isOwnPage && !isRemembered && words.onceOnly} {words.inCalendar}
      </p>
      <div className="private-link-ways">
        <input
          ref={field}
          readOnly
          aria-label={words.field}
          value={url}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button ghost" onClick={copy}>
          {words.copy}
        </button>
        {"share" in navigator && (
          <button type="button" className="button ghost" onClick={share}>
            {words.share}
          </button>
        )}
      </div>
      <p role="status">{note}</p>
      <label className="private-link-remember">
        <input
          type="checkbox"
          checked={isRemembered}
          aria-describedby={hint}
          onChange={(event) => choose(event.target.checked)}
        />
        {words.remember}
      </label>
      <p id={hint}>
        {isRemembered ? (
          <>
            <a href={privateLinkAddress}>{location.host + privateLinkAddress}</a> {words.remembered}
          </>
        ) : (
          words.notRemembered
        )}
      </p>
    </div>
  );
}
