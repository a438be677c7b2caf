import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { panelPath } from "../contract/panel/paths.ts";
import { Panel } from "./shell/panel.tsx";

createRoot(document.getElementById("panel")!).render(
  <BrowserRouter basename={panelPath}>
    <Panel />
  </BrowserRouter>,
);
