import type { FastifyInstance } from "fastify";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { recordRequest } from "../../../../contract/panel/schemas.ts";
import { cursorOf, pageOfChanges } from "../../../audit/log.ts";
import type { Parts } from "../../app.ts";
import { refuse } from "../../refuse.ts";

export function addRecordRoute(app: FastifyInstance, { database }: Parts): void {
  app.get(panelPaths.audit, async (request, reply) => {
    const { data: asked } = recordRequest.safeParse(request.query);
    if (!asked) return refuse(reply, 400, "invalid");
    const { baslangic: from, bitis: to, sonra } = asked;
    const after = sonra === undefined ? undefined : cursorOf(sonra);
    if (sonra !== undefined && !after) return refuse(reply, 400, "invalid");
    return pageOfChanges(database, { from, to, after });
  });
}
