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

/** The first page of a visit has nothing of the panel behind it; what replaces it is told so in its state. */
export function useIsFirstPage(): boolean {
  const { key, state } = useLocation();
  return key === "default" || state?.isFirstPage === true;
}

/** To where one came from; whoever came by a link goes to the list. */
function useGoBack(): () => void {
  const navigate = useNavigate();
  const isFirstPage = useIsFirstPage();
  return () => (isFirstPage ? navigate(panelPages.list) : navigate(-1));
}
