import type { FastifyInstance } from "fastify";
import type { EraseAnswer } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { eraseRequest } from "../../../../contract/panel/schemas.ts";
import { erasePhone } from "../../../appointments/erase.ts";
import type { Parts } from "../../app.ts";
import { refuse } from "../../refuse.ts";
import { fieldProblems } from "../../validation.ts";

export function addPrivacyRoutes(app: FastifyInstance, { database, clock, live }: Parts): void {
  app.post(panelPaths.erase, async (request, reply) => {
    const { data: asked, error } = eraseRequest.safeParse(request.body);
    if (!asked) return refuse(reply, 400, "invalid", fieldProblems(error));
    const erased = await erasePhone(database, clock(), request.staff, asked.phone);
    if (erased === "open-appointments") return refuse(reply, 409, "open_appointments");
    if (erased > 0) live.announce();
    return { erased } satisfies EraseAnswer;
  });
}
