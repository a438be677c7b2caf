import { paths } from "../../../contract/public/paths.ts";
import { servicesNow } from "../../services/services-now.ts";
import type { AppDependencies } from "../dependencies.ts";
import { openapiDocument } from "../openapi.ts";
import type { App } from "../validation.ts";

/** The public calls, described for programs: with the consultations that can be booked now. */
export function addOpenapiRoute(app: App, { database, academy }: AppDependencies): void {
  let made: { version: number; document: object } | undefined;
  app.get(paths.openapi, async () => {
    const { version, consultations } = await servicesNow(database.db, academy);
    if (made?.version !== version) {
      made = { version, document: openapiDocument({ ...academy, consultations }) };
    }
    return made.document;
  });
}
