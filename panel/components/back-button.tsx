import { PanelIcon } from "./panel-icon.tsx";
import { useGoBack } from "./use-go-back.ts";

export function BackButton() {
  const goBack = useGoBack();
  return (
    <button type="button" className="link-button back-button" onClick={goBack}>
      <PanelIcon name="previous" /> Geri
    </button>
  );
}
