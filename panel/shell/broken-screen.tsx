import { useRouteError } from "react-router";
import { ScreenNotLoaded } from "./lazy-screen.ts";
import { useServerReachable } from "./use-server-reachable.ts";

/** Where a screen breaks, or its file does not come, the panel around it stays usable. */
export function BrokenScreen() {
  return useRouteError() instanceof ScreenNotLoaded ? <UnloadedScreen /> : <Broken />;
}

/** Without a connection it is shown as soon as there is one again. */
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
