import { expect, test } from "vitest";
import { isOf, watchRoutes } from "../../support/routes.ts";
import { emptyStorage, startService } from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";
import { attack } from "../fuzz/attack.ts";
import { bodies, queries, segments } from "../fuzz/calls.ts";

test.each(bothEngines)(
  "A thousand broken requests cause no failure, hang or stored row (%s)",
  async (engine) => {
    const storage = await emptyStorage(engine);
    const { faults, statuses } = await attack({ storage, seed: 1, count: 1000 });
    expect(faults).toEqual([]);
    // Most are refused, some pass, and a few are only hung up on.
    expect(Object.keys(statuses).map(Number)).toEqual(expect.arrayContaining([200, 400, 401, 404]));
  },
  600_000,
);

test("The fuzzer covers every call", async () => {
  const routes = watchRoutes();
  await startService({ engine: "sqlite" });
  expect(routes.length).toBeGreaterThan(80);
  const sent: [method: string, path: string][] = [
    ...bodies.map(([method, path]): [string, string] => [method, path]),
    ...queries.map(([path]): [string, string] => ["GET", path]),
    ...segments.map((pathOf): [string, string] => ["GET", pathOf("a")]),
  ];
  const left = routes.filter((route) => !sent.some((call) => isOf(route, ...call)));
  expect(left).toEqual([]);
});
