import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { createQueryClient } from "./data/query-client.ts";
import { router } from "./shell/router.tsx";

// A screen gone back to is at its place at once; the site scrolls smoothly.
document.documentElement.style.scrollBehavior = "auto";

createRoot(document.getElementById("panel")!).render(
  <QueryClientProvider client={createQueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
