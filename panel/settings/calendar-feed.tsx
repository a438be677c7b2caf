import { useState } from "react";
import type { FeedMade, FeedState } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { useConfirmed } from "../components/confirmation.tsx";
import { CopyButton } from "../components/copy-button.tsx";
import { Field } from "../components/field.tsx";
import { useToHeading } from "../components/setting.tsx";
import { Problem, Waiting } from "../components/states.tsx";
import { call } from "../data/api.ts";
import { useChange } from "../data/use-change.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { instantInWords } from "../words/day-words.ts";

export function CalendarFeed() {
  const { data: feed, problem, reload } = usePanelQuery<FeedState>(panelPaths.feed, "account");
  const toHeading = useToHeading();
  const confirmed = useConfirmed();
  const [address, setAddress] = useState<string>();
  const making = useChange(
    async () => {
      const made = await confirmed(() => call<FeedMade>("POST", panelPaths.feed));
      setAddress(new URL(made.address, location.origin).href);
    },
    { changes: "account" },
  );
  const revoking = useChange(
    async () => {
      await call("DELETE", panelPaths.feed);
      setAddress(undefined);
      toHeading();
      return { text: "Takvim adresi kapatıldı. Ekli olduğu takvimler artık yenilenmez." };
    },
    { changes: "account" },
  );
  if (problem) return <Problem problem={problem} onRetry={reload} />;
  if (!feed) return <Waiting />;
  return (
    <>
      {address && feed.createdAt && (
        <div className="feed-address">
          <Field
            label="Yeni adresiniz"
            hint="Yalnızca şimdi gösterilir. “Takvime ekle” bir şey açmazsa takvim uygulamanızın “abone ol” ya da “URL ile ekle” bölümüne yapıştırın; bilen herkes okuyabileceği için kimseyle paylaşmayın."
          >
            <input value={address} readOnly onFocus={(event) => event.target.select()} />
          </Field>
          <p className="actions">
            <a className="button small" href={address.replace(/^https?:/, "webcal:")}>
              Takvime ekle
            </a>
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
        <button type="button" className="button small ghost" onClick={() => making.start()}>
          {feed.createdAt ? "Yerine yenisini oluştur" : "Adres oluştur"}
        </button>
        {feed.createdAt && (
          <button type="button" className="link-button" onClick={() => revoking.start()}>
            Adresi kapat
          </button>
        )}
      </div>
    </>
  );
}
