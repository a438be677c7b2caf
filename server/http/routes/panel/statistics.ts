import { panelPaths } from "../../../../contract/panel/paths.ts";
import { numbersRequest } from "../../../../contract/panel/schemas.ts";
import { numbersOf } from "../../../statistics/statistics.ts";
import type { AppDependencies } from "../../dependencies.ts";
import type { App } from "../../validation.ts";

export function addNumbersRoute(app: App, { database, clock }: AppDependencies): void {
  app.get(
    panelPaths.numbers,
    { config: { access: "assistant" }, schema: { querystring: numbersRequest } },
    ({ query: { baslangic: from, bitis: to }, staff }) =>
      numbersOf(database, { from, to, now: clock(), isOwner: staff!.role === "owner" }),
  );
}
