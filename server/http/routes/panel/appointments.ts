import type { CardAnswer, Change, ListAnswer } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { idParams, listRequest } from "../../../../contract/panel/schemas.ts";
import { countAttention, markCancellationSeen } from "../../../appointments/attention.ts";
import { listAppointments } from "../../../appointments/list.ts";
import { appointmentOf, neighboursOf, othersOf } from "../../../appointments/read.ts";
import { recordView, viewsOf } from "../../../audit/access-log.ts";
import { auditEntriesOf } from "../../../audit/log.ts";
import { factsBehind, sharedWith } from "../../../clients/read.ts";
import { refused } from "../../../refusal.ts";
import type { AppDependencies } from "../../dependencies.ts";
import { isAutomatic } from "../../panel-session.ts";
import type { App } from "../../validation.ts";

export function addAppointmentRoutes(app: App, { database, clock }: AppDependencies): void {
  app.get(
    panelPaths.appointments,
    { config: { access: "assistant" }, schema: { querystring: listRequest } },
    async ({ query }) => {
      const { baslangic: from, bitis: to, durum: list, tip: consultation, ara: search } = query;
      const now = clock();
      const filter = { from, to, list, consultation, search, after: query.sonra };
      const listed = await listAppointments(database, filter, now);
      return { ...listed, ...(await countAttention(database, now)) } satisfies ListAnswer;
    },
  );

  app.get(
    panelPaths.appointment(":id"),
    // A HEAD request would be recorded as a view.
    { config: { access: "assistant" }, schema: { params: idParams }, exposeHeadRoute: false },
    async (request) => {
      const { staff } = request;
      const { id } = request.params;
      const appointment = await appointmentOf(database.db, id);
      if (!appointment) return refused("not_found");
      await recordView(database, staff!, id, clock());
      // An automatic refetch does not show that a person saw the card.
      if (!isAutomatic(request)) {
        await markCancellationSeen(database, staff!, id, clock());
        appointment.isCancellationSeen = true;
      }
      const [client] = await factsBehind(database, [appointment]);
      return {
        appointment,
        client: client!,
        shared: await sharedWith(database, appointment),
        neighbours: await neighboursOf(database, appointment),
        others: await othersOf(database, appointment),
        changes: (await auditEntriesOf(database, id)).map(withoutClientTexts),
        views: await viewsOf(database, id),
      } satisfies CardAnswer;
    },
  );

  app.post(
    panelPaths.cancellationSeen(":id"),
    { config: { access: "assistant" }, schema: { params: idParams } },
    async ({ params: { id }, staff }, reply) => {
      await markCancellationSeen(database, staff!, id, clock());
      return reply.code(204).send();
    },
  );
}

/** Those of the client may be for owners only. */
function withoutClientTexts({ texts, ...change }: Change): Change {
  return texts && change.after?.clientVersion === undefined ? { ...change, texts } : change;
}
