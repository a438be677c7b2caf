import { useEffect, useId, useRef, useState } from "react";
import type { Channel } from "../../../contract/panel/words.ts";
import { PanelIcon } from "../panel-icon.tsx";
import { SendLinks } from "./send-links.tsx";

/**
 * A message to a visitor: read, changed where need be, opened elsewhere, copied, or said by telephone.
 * Whether it was is for a person to say: then `onSent` is told how.
 */
export function SendMessage({
  phone,
  text: usual,
  isQuiet = false,
  onOpen,
  onSent,
}: {
  phone: string;
  text: string;
  /** It was sent before. */
  isQuiet?: boolean;
  /** It is about to be sent: from here on another text would be another message. */
  onOpen?(): void;
  onSent(channel: Channel): void;
}) {
  /** For this one message: the usual text comes back with the next. */
  const [own, setOwn] = useState<{ usual: string; text: string }>();
  const [opened, setOpened] = useState<Channel>();
  const id = useId();
  const question = useRef<HTMLParagraphElement>(null);
  const ways = useRef<HTMLDivElement>(null);
  const edited = own?.usual === usual ? own.text : undefined;
  const text = edited ?? usual;
  useEffect(() => {
    if (opened) question.current?.focus();
  }, [opened]);
  function open(channel: Channel) {
    onOpen?.();
    setOpened(channel);
  }
  return (
    <>
      {edited === undefined ? (
        <p className="visitor-text">{usual}</p>
      ) : (
        <textarea
          className="input visitor-text-field"
          aria-label="Gönderilecek metin"
          rows={5}
          maxLength={1000}
          // biome-ignore lint/a11y/noAutofocus: the button that was pressed turns into this field.
          autoFocus
          value={edited}
          onChange={({ target }) => setOwn({ usual, text: target.value })}
        />
      )}
      <button
        type="button"
        className="link-button"
        onClick={() => setOwn(edited === undefined ? { usual, text: usual } : undefined)}
      >
        <PanelIcon name={edited === undefined ? "note" : "undo"} />{" "}
        {edited === undefined ? "Metni düzenle" : "Hazır metne dön"}
      </button>
      <div ref={ways}>
        <SendLinks phone={phone} text={text} isQuiet={isQuiet} onOpen={open} />
      </div>
      {opened && (
        <fieldset className="sent-question" aria-labelledby={id}>
          <p id={id} ref={question} tabIndex={-1}>
            {opened === "call" ? "Söylediniz mi?" : "Gönderdiniz mi?"}
          </p>
          <button
            type="button"
            className="button small"
            onClick={() => {
              setOpened(undefined);
              onSent(opened);
            }}
          >
            <PanelIcon name="check" /> {opened === "call" ? "Evet, söylendi" : "Evet, gönderildi"}
          </button>
          <button
            type="button"
            className="button small ghost"
            onClick={() => {
              setOpened(undefined);
              ways.current?.querySelector<HTMLElement>("a, button")?.focus();
            }}
          >
            Hayır
          </button>
        </fieldset>
      )}
    </>
  );
}
