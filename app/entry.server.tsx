import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import type { PageScripts } from "./page-scripts.ts";

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  headers.set("Content-Type", "text/html");
  // React Router wants a page for unknown addresses that hydrates. Nobody is sent it: they get a page of ours.
  if (request.headers.has("X-React-Router-SPA-Mode"))
    return new Response("window.__reactRouterContext = window.__reactRouterRouteModules =");
  const page = <ServerRouter context={context} url={request.url} />;
  const route = context.staticHandlerContext.matches.at(-1)?.route.id ?? "root";
  // Static markup is smaller: it has no markers for hydration.
  const { scripts } = (context.routeModules[route]?.handle ?? {}) as PageScripts;
  if (!scripts && !import.meta.env.DEV)
    return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, { headers, status });
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady() {
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}
