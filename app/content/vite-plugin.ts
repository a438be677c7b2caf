import path from "node:path";
import type { Connect, Plugin } from "vite";
import { redirectLocation, redirectTarget } from "../../contract/redirects.ts";
import { allAddresses } from "./all-addresses.ts";
import { buildContent, contentBuilder } from "./build.ts";
import { redirects } from "./redirects.ts";

/** Makes content/ importable as "content-collections". Wrong content stops a build; in development it is only reported. */
export function content(): Plugin {
  let built: Promise<void> | undefined;
  return {
    name: "content",
    config: () => ({
      resolve: { alias: { "content-collections": path.resolve(".content-collections/generated") } },
    }),
    async buildStart() {
      if (this.environment.mode === "build") {
        built ??= buildContent();
        await built;
      }
    },
    async configureServer(server) {
      server.middlewares.use(redirecting);
      const builder = await contentBuilder((problem) => server.config.logger.error(problem));
      await builder.build();
      await builder.watch();
    },
  };
}

const pages = new Set(allAddresses());
const known = redirects();

/** Redirects in development as the server does. */
const redirecting: Connect.NextHandleFunction = (request, response, next) => {
  const [, path = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? "") ?? [];
  const target = redirectTarget(decoded(path), known, (address) => pages.has(address));
  if (!target) return next();
  response.writeHead(308, { location: redirectLocation(target, query) }).end();
};

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
