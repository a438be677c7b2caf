import { useState } from "react";
import type { FeedMade, FeedState } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { call } from "../../data/api.ts";
import { useAnswer } from "../../data/use-answer.ts";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Field } from "../../parts/field.tsx";
import { instantInWords } from "../../parts/instant-in-words.ts";
import { Problem, Waiting } from "../../parts/states.tsx";
import { useSay } from "../../shell/toast.tsx";
import { useToHeading } from "./setting.tsx";

export function CalendarFeed() {
  const { data: feed, problem, reload } = useAnswer<FeedState>(panelPaths.feed);
  const { done, problem: say } = useSay();
  const toHeading = useToHeading();
  const [address, setAddress] = useState<string>();
  async function make() {
    try {
      const made = await call<FeedMade>("POST", panelPaths.feed);
      setAddress(new URL(made.address, location.origin).href);
    } catch (error) {
      say(error);
    }
  }
  async function revoke() {
    try {
      await call("DELETE", panelPaths.feed);
      setAddress(undefined);
      toHeading();
      done("Takvim adresi kapatıldı. Ekli olduğu takvimler artık yenilenmez.");
    } catch (error) {
      say(error);
    }
  }
  if (problem) return <Problem problem={problem} onRetry={reload} />;
  if (!feed) return <Waiting />;
  return (
    <>
      {address && (
        <div className="feed-address">
          <Field
            label="Yeni adresiniz"
            hint="Yalnızca şimdi gösterilir. Takvim uygulamanızda “abone ol” ya da “URL ile ekle” bölümüne yapıştırın; bilen herkes okuyabileceği için kimseyle paylaşmayın."
          >
            <input value={address} readOnly onFocus={(event) => event.target.select()} />
          </Field>
          <p className="actions">
            <CopyButton text={address}>Adresi kopyala</CopyButton>
          </p>
        </div>
      )}
      {feed.createdAt ? (
        <p>{instantInWords(feed.createdAt)} tarihinde oluşturulan bir adresiniz var.</p>
      ) : (
        <p>Adresiniz yok.</p>
      )}
      <div className="actions">
        <button type="button" className="button small ghost" onClick={make}>
          {feed.createdAt ? "Yerine yenisini oluştur" : "Adres oluştur"}
        </button>
        {feed.createdAt && (
          <button type="button" className="link-button" onClick={revoke}>
            Adresi kapat
          </button>
        )}
      </div>
    </>
  );
}
