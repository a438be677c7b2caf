import type { FastifyInstance } from "fastify";
import { addDays } from "../../../../booking/istanbul-time.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { rangeRequest } from "../../../../contract/panel/schemas.ts";
import { numbersOf } from "../../../appointments/numbers.ts";
import type { Parts } from "../../app.ts";
import { refuse } from "../../refuse.ts";

/** Five years of weeks are more than anyone reads. */
const longestRange = 5 * 366;

export function addNumbersRoute(app: FastifyInstance, { database }: Parts): void {
  app.get(panelPaths.numbers, async (request, reply) => {
    const { data: range } = rangeRequest.safeParse(request.query);
    if (!range || range.bitis > addDays(range.baslangic, longestRange)) {
      return refuse(reply, 400, "invalid");
    }
    return numbersOf(database, { from: range.baslangic, to: range.bitis });
  });
}
