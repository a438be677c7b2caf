import { type ComponentType, lazy, useEffect, useState } from "react";
import { useRouteError } from "react-router";
import { panelPath } from "../../contract/panel/pages.ts";

/** Where a screen breaks, or its file does not come, the panel around it stays usable. */
export function BrokenScreen() {
  return useRouteError() instanceof ScreenNotLoaded ? <UnloadedScreen /> : <Broken />;
}

/** Reloads the page as soon as there is a connection again. */
function UnloadedScreen() {
  const reach = useServerReachable();
  if (reach === "asking") return null;
  if (reach === "reached") return <Broken />;
  return (
    <div className="state problem" role="alert">
      <h1 tabIndex={-1}>Bağlantı yok.</h1>
      <p>
        Bu ekran daha önce açılmadığı için şimdi gösterilemiyor. Bağlantı gelince kendiliğinden
        açılır.
      </p>
    </div>
  );
}

function Broken() {
  return (
    <div className="state problem" role="alert">
      <h1 tabIndex={-1}>Bu ekran gösterilemedi.</h1>
      <p>Panel güncellenmiş olabilir; sayfayı yeniden yükleyin.</p>
      <button type="button" className="button small ghost" onClick={() => location.reload()}>
        Yeniden yükle
      </button>
    </div>
  );
}

/** The file of a screen did not come. */
class ScreenNotLoaded extends Error {}

/** A screen in a separate file, loaded when it is first opened. */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() =>
    load().catch(() => {
      throw new ScreenNotLoaded();
    }),
  );
}

type Reach = "asking" | "reached" | "away";

const askAgainAfter = 3000;

/** Browsers remember that a file did not come: once that was for want of a network, only a new page helps. */
let wasAway = false;

/** Whether the server can be reached. When a lost connection is back, the page is reloaded. */
function useServerReachable(): Reach {
  const [reach, setReach] = useState<Reach>("asking");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;
    async function ask() {
      clearTimeout(timer);
      const isReached = await isServerThere();
      if (isLeft) return;
      if (isReached && wasAway) return location.reload();
      if (isReached) return setReach("reached");
      wasAway = true;
      setReach("away");
      timer = setTimeout(ask, askAgainAfter);
    }
    ask();
    window.addEventListener("online", ask);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      window.removeEventListener("online", ask);
    };
  }, []);
  return reach;
}

/** A proxy whose server is away answers by itself. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(panelPath, { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
