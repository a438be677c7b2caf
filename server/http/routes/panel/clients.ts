import type { Change } from "../../../../contract/panel/calls.ts";
import type {
  ClientAnswer,
  ClientExport,
  ClientsAnswer,
  KnownPhoneAnswer,
  PlacesAnswer,
  SuggestionsAnswer,
} from "../../../../contract/panel/clients.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import {
  birthRequest,
  blockRequest,
  clientNoteRequest,
  clientsRequest,
  editClientRequest,
  followUpRequest,
  idParams,
  knownPhoneRequest,
  mergeRequest,
  removeBirthRequest,
  suggestionsRequest,
} from "../../../../contract/panel/schemas.ts";
import { placesRequest } from "../../../../contract/public/schemas.ts";
import type { Staff } from "../../../accounts/sessions.ts";
import { recordView, viewsOf } from "../../../audit/access-log.ts";
import { addAuditEntry, auditEntriesOf } from "../../../audit/log.ts";
import {
  blockNumber,
  changeFollowUp,
  changeNote,
  changeOwnerNote,
  editClient,
  mergeClients,
  removeBirth,
  saveBirth,
  unblockNumber,
} from "../../../clients/change.ts";
import { findPlaces } from "../../../clients/places.ts";
import { clientOf, knownClients, listClients, suggestClients } from "../../../clients/read.ts";
import { refused } from "../../../refusal.ts";
import type { AppDependencies } from "../../dependencies.ts";
import type { App } from "../../validation.ts";

/** Numbers and names travel in bodies, never in URLs. */
export function addClientRoutes(app: App, { database, clock, academy }: AppDependencies): void {
  app.post(
    panelPaths.clients,
    { config: { access: "assistant" }, schema: { body: clientsRequest } },
    async ({ body }) => (await listClients(database, body, clock())) satisfies ClientsAnswer,
  );

  app.post(
    panelPaths.knownPhone,
    { config: { access: "assistant" }, schema: { body: knownPhoneRequest } },
    async ({ body }) =>
      (await knownClients(database, body.phone, clock())) satisfies KnownPhoneAnswer,
  );

  app.post(
    panelPaths.suggestions,
    { config: { access: "assistant" }, schema: { body: suggestionsRequest } },
    async ({ body }) =>
      (await suggestClients(database, body.name, clock())) satisfies SuggestionsAnswer,
  );

  app.get(
    panelPaths.client(":id"),
    // A HEAD request would be recorded as a view.
    { config: { access: "assistant" }, schema: { params: idParams }, exposeHeadRoute: false },
    async ({ params: { id }, staff }) => {
      const client = await clientOf(database, id, clock());
      if (!client) return refused("not_found");
      await recordView(database, staff!, id, clock());
      const ids = client.appointments.map((appointment) => appointment.id);
      return {
        ...client,
        ownerNote: staff!.role === "owner" ? client.ownerNote : null,
        views: await viewsOf(database, ...ids),
      } satisfies ClientAnswer;
    },
  );

  app.post(
    panelPaths.clientExport(":id"),
    { config: { access: "owner", confirm: true }, schema: { params: idParams } },
    async ({ params: { id }, staff }) => {
      const client = await clientOf(database, id, clock());
      if (!client) return refused("not_found");
      const ids = client.appointments.map((appointment) => appointment.id);
      await addAuditEntry(database.db, staff, clock(), {
        action: "export",
        appointmentId: id,
        after: { count: ids.length },
      });
      return {
        ...client,
        changes: withoutFormerTexts(await auditEntriesOf(database, ...ids)),
        views: await viewsOf(database, ...ids),
      } satisfies ClientExport;
    },
  );

  app.post(
    panelPaths.clientNote(":id"),
    { config: { access: "assistant" }, schema: { params: idParams, body: clientNoteRequest } },
    (request) => changeNote(database, seen(request), request.body.note, by(request)),
  );
  app.post(
    panelPaths.ownerNote(":id"),
    { config: { access: "owner" }, schema: { params: idParams, body: clientNoteRequest } },
    (request) => changeOwnerNote(database, seen(request), request.body.note, by(request)),
  );
  app.post(
    panelPaths.followUp(":id"),
    { config: { access: "assistant" }, schema: { params: idParams, body: followUpRequest } },
    (request) => changeFollowUp(database, seen(request), request.body, by(request)),
  );
  app.post(
    panelPaths.birth(":id"),
    { config: { access: "assistant" }, schema: { params: idParams, body: birthRequest } },
    (request) => saveBirth(database, seen(request), request.body, by(request)),
  );
  app.post(
    panelPaths.removeBirth(":id"),
    { config: { access: "assistant" }, schema: { params: idParams, body: removeBirthRequest } },
    (request) => removeBirth(database, seen(request), request.body.id, by(request)),
  );
  app.post(
    panelPaths.editClient(":id"),
    { config: { access: "assistant" }, schema: { params: idParams, body: editClientRequest } },
    (request) => {
      const { version: _seen, ...wanted } = request.body;
      return editClient(database, seen(request), wanted, { ...by(request), academy });
    },
  );
  app.post(
    panelPaths.mergeClients(":id"),
    { config: { access: "assistant" }, schema: { params: idParams, body: mergeRequest } },
    (request) => mergeClients(database, seen(request), request.body, by(request)),
  );
  app.post(
    panelPaths.block(":id"),
    { config: { access: "assistant" }, schema: { params: idParams, body: blockRequest } },
    async (request, reply) => {
      const { params, body } = request;
      const problem = await blockNumber(database, params.id, body.reason, by(request));
      return problem ?? reply.code(204).send();
    },
  );
  app.post(
    panelPaths.unblock(":id"),
    { config: { access: "assistant" }, schema: { params: idParams } },
    async (request, reply) => {
      const problem = await unblockNumber(database, request.params.id, by(request));
      return problem ?? reply.code(204).send();
    },
  );

  app.get(
    panelPaths.places,
    { config: { access: "assistant" }, schema: { querystring: placesRequest } },
    async ({ query: { ara } }) => ({ places: await findPlaces(ara) }) satisfies PlacesAnswer,
  );

  /** What was written while an appointment was somebody else's is theirs. */
  function withoutFormerTexts(newestFirst: Change[]): Change[] {
    const former = new Set<string | null>();
    return newestFirst.map(({ texts, ...change }) => {
      if (texts?.before.clientId) former.add(change.appointmentId);
      return texts && !former.has(change.appointmentId) ? { ...change, texts } : change;
    });
  }
  function seen({ params, body }: { params: { id: string }; body: { version: number } }) {
    return { id: params.id, version: body.version };
  }
  function by({ staff }: { staff?: Staff }) {
    return { actor: staff, now: clock() };
  }
}
