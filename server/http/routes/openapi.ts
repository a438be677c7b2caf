import { paths } from "../../../contract/public/paths.ts";
import { openapiDocument } from "../openapi.ts";
import type { Parts } from "../parts.ts";
import type { App } from "../validation.ts";

/** The public calls, described for programs. */
export function addOpenapiRoute(app: App, { academy }: Parts): void {
  const document = openapiDocument(academy);
  app.get(paths.openapi, async () => document);
}
