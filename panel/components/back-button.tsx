import "./back-button.css";
import { useLocation, useNavigate } from "react-router";
import { panelPages } from "../../contract/panel/pages.ts";
import { PanelIcon } from "./panel-icon.tsx";

export function BackButton() {
  const goBack = useGoBack();
  return (
    <button type="button" className="link-button back-button" onClick={goBack}>
      <PanelIcon name="previous" /> Geri
    </button>
  );
}

/** Whether there is no panel page to go back to. A page that replaces the first one gets this in its state. */
export function useIsFirstPage(): boolean {
  const { key, state } = useLocation();
  return key === "default" || state?.isFirstPage === true;
}

/** Goes back in history, or to the list if the visit began on this page. */
function useGoBack(): () => void {
  const navigate = useNavigate();
  const isFirstPage = useIsFirstPage();
  return () => (isFirstPage ? navigate(panelPages.list) : navigate(-1));
}
