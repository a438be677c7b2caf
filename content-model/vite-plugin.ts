import path from "node:path";
import type { Plugin } from "vite";
import { buildContent, contentBuilder } from "./build.ts";

/** Makes content/ importable as "content-collections". Wrong content stops a build; while developing
 * it is reported, and a saved file shows at once. */
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
      const builder = await contentBuilder((problem) => server.config.logger.error(problem));
      await builder.build();
      await builder.watch();
    },
  };
}
