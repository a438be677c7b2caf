import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { panelPath } from "../contract/panel/pages.ts";
import { createQueryClient } from "./data/query-client.ts";
import { routes } from "./shell/routes.tsx";

// On going back the scroll position is restored at once; the site scrolls smoothly.
document.documentElement.style.scrollBehavior = "auto";

createRoot(document.getElementById("panel")!).render(
  <QueryClientProvider client={createQueryClient()}>
    <RouterProvider router={createBrowserRouter(routes, { basename: panelPath })} />
  </QueryClientProvider>,
);
