import { useState } from "react";
import { panelPaths } from "../../contract/panel/paths.ts";
import {
  type PushChoice,
  type PushKind,
  type PushState,
  pushKinds,
} from "../../contract/panel/push.ts";
import { useToHeading } from "../components/setting.tsx";
import { Problem, Waiting } from "../components/states.tsx";
import { ApiError, call } from "../data/api.ts";
import { keepChoice, pushSupport, subscribePush, unsubscribePush } from "../data/push.ts";
import { useMe } from "../data/session.ts";
import { useChange } from "../data/use-change.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";

const kinds = Object.keys(pushKinds) as PushKind[];

/** What this device is told of while the panel is closed. */
export function Push() {
  const { data, problem, reload } = usePanelQuery<PushState>(panelPaths.push, "account");
  if (problem) return <Problem problem={problem} onRetry={reload} />;
  if (!data) return <Waiting />;
  return <PushChoices key={String(data.choice !== null)} {...data} />;
}

function PushChoices({ publicKey, choice }: PushState) {
  const { email } = useMe();
  const toHeading = useToHeading();
  const [support, setSupport] = useState(pushSupport);
  const choosing = useChange(
    async (wanted: PushChoice) => {
      // Asked first: browsers show the question only right after a tap.
      await Notification.requestPermission();
      setSupport(pushSupport());
      if (Notification.permission !== "granted") throw blocked;
      await subscribePush(publicKey, wanted).catch((error) => {
        throw error instanceof ApiError ? error : unsubscribable;
      });
      keepChoice(email, wanted);
    },
    { changes: "account" },
  );
  const ending = useChange(
    async () => {
      await unsubscribePush();
      keepChoice(email, null);
      toHeading();
      return { text: "Bu cihazda bildirimler kapatıldı." };
    },
    { changes: "account" },
  );
  const testing = useChange(
    async () => {
      await call("POST", panelPaths.testPush, {});
      return { text: "Deneme bildirimi gönderildi." };
    },
    { changes: "account" },
  );
  if (support !== "ready") return <p>{unsupported[support]}</p>;
  if (!choice) {
    return (
      <button
        type="button"
        className="button small ghost"
        onClick={() => choosing.start({ kinds, showsNames: false })}
      >
        Bu cihazda bildirimleri aç
      </button>
    );
  }
  return (
    <>
      <fieldset className="choices">
        <legend>Bu cihaza ne zaman bildirim gelsin?</legend>
        {kinds.map((kind) => (
          <label key={kind} className="check">
            <input
              type="checkbox"
              checked={choice.kinds.includes(kind)}
              onChange={({ target }) =>
                choosing.start({
                  ...choice,
                  kinds: kinds.filter((one) =>
                    one === kind ? target.checked : choice.kinds.includes(one),
                  ),
                })
              }
            />
            {pushKinds[kind]}
          </label>
        ))}
      </fieldset>
      <label className="check">
        <input
          type="checkbox"
          checked={choice.showsNames}
          onChange={({ target }) => choosing.start({ ...choice, showsNames: target.checked })}
        />
        <span>
          Danışanın adı ve randevu türü de görünsün
          <small>Kilitli ekranda herkes okuyabilir.</small>
        </span>
      </label>
      <div className="actions">
        <button type="button" className="button small ghost" onClick={() => testing.start()}>
          Deneme bildirimi gönder
        </button>
        <button type="button" className="link-button" onClick={() => ending.start()}>
          Bildirimleri kapat
        </button>
      </div>
    </>
  );
}

const unsupported = {
  denied:
    "Bu tarayıcıda panelin bildirimleri engellenmiş. Tarayıcının ya da telefonun ayarlarında bu site için bildirimlere izin verip sayfayı yenileyin.",
  home_screen_first:
    "iPhone ve iPad’de bildirimler yalnızca Ana Ekrandaki uygulamaya gelir (iOS 16.4 ve sonrası). Paylaş düğmesinden “Ana Ekrana Ekle”yi seçin, paneli oradan açıp buraya dönün.",
  none: "Bu tarayıcı bildirim göstermiyor. Güncel bir Chrome, Edge, Firefox ya da Safari kullanın.",
};

const blocked = new ApiError(0, { code: "push_blocked", message: "Bildirimlere izin verilmedi." });
const unsubscribable = new ApiError(0, {
  code: "push_unsubscribable",
  message: "Tarayıcının bildirim hizmetine ulaşılamadı. Bağlantınızı denetleyip yeniden deneyin.",
});
