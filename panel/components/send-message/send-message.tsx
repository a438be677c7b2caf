import "./send-message.css";
import { useEffect, useId, useRef, useState } from "react";
import { NewTabLink } from "../../../app/components/new-tab-link.tsx";
import { canGetMessages } from "../../../booking/phone.ts";
import type { Channel } from "../../../contract/panel/words.ts";
import { PanelIcon } from "../panel-icon.tsx";
import { SendLinks } from "./send-links.tsx";
import { smsLink, whatsAppLink } from "./visitor-texts.ts";

/**
 * A message to a visitor, which can be edited and opened in another app, copied, or said by telephone. The user then
 * confirms that it was sent, and `onSent` gets the channel.
 */
export function SendMessage({
  phone,
  text: template,
  isQuiet = false,
  isOpened,
  next,
  onOpen,
  onSent,
}: {
  phone: string;
  text: string;
  /** It was sent before. */
  isQuiet?: boolean;
  /** Called when a way to send is opened: the text must not change from here on. */
  onOpen?(channel: Channel): void;
  /** Opened before this was shown: the question is asked at once. */
  isOpened?: Channel;
  /** Who gets a message after this one: one tap confirms this one and opens the next. */
  next?: { phone: string; text: string };
  /** Without it nobody is asked whether it was sent. */
  onSent?(channel: Channel, isNextOpened?: boolean): void;
}) {
  /** Edited for this message only; the next one starts from the template. */
  const [edit, setEdit] = useState<{ template: string; text: string }>();
  const [opened, setOpened] = useState(isOpened);
  const id = useId();
  const question = useRef<HTMLParagraphElement>(null);
  const ways = useRef<HTMLDivElement>(null);
  const edited = edit?.template === template ? edit.text : undefined;
  const text = edited ?? template;
  const isLink = opened === "whatsapp" || opened === "sms";
  const NextLink = opened === "sms" ? "a" : NewTabLink;
  const goesOn = isLink && next && canGetMessages(next.phone);
  useEffect(() => {
    if (opened) question.current?.focus();
  }, [opened]);
  function open(channel: Channel) {
    onOpen?.(channel);
    if (onSent) setOpened(channel);
  }
  return (
    <>
      {edited === undefined ? (
        <p className="visitor-text">{template}</p>
      ) : (
        <textarea
          className="input visitor-text-field"
          aria-label="Gönderilecek metin"
          rows={5}
          maxLength={1000}
          // biome-ignore lint/a11y/noAutofocus: the button that was pressed turns into this field.
          autoFocus
          value={edited}
          onChange={({ target }) => setEdit({ template, text: target.value })}
        />
      )}
      <button
        type="button"
        className="link-button"
        onClick={() => setEdit(edited === undefined ? { template, text: template } : undefined)}
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
          {goesOn && (
            <NextLink
              className="button small"
              href={(opened === "sms" ? smsLink : whatsAppLink)(next.phone, next.text)}
              onClick={() => onSent?.(opened, true)}
            >
              Evet, sıradaki {opened === "sms" ? "SMS" : "WhatsApp"} →
            </NextLink>
          )}
          <button
            type="button"
            className={goesOn ? "button small ghost" : "button small"}
            onClick={() => {
              setOpened(undefined);
              onSent?.(opened);
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
