import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { raiseAlarm } from "../../../server/alarms.ts";
import { addPanelRoutes } from "../../../server/http/routes/panel.ts";
import { type App, zodValidator } from "../../../server/http/validation.ts";
import { newColleague } from "../../support/panel.ts";
import { openPanel } from "../../support/panel-appointments.ts";
import { type Service, startService } from "../../support/service.ts";

/** What assistants may not call: written out, so that no route is opened to them unnoticed. */
const ownersCalls = [
  `DELETE ${panelPaths.account(":id")}`,
  `GET ${panelPaths.accounts}`,
  `GET ${panelPaths.csv}`,
  `GET ${panelPaths.hours}`,
  `GET ${panelPaths.messages}`,
  `GET ${panelPaths.services}`,
  `GET ${panelPaths.testMail}`,
  `POST ${panelPaths.account(":id")}`,
  `POST ${panelPaths.accounts}`,
  `POST ${panelPaths.clientExport(":id")}`,
  `POST ${panelPaths.closureRule}`,
  `POST ${panelPaths.confirmErasure}`,
  `POST ${panelPaths.endSessions(":id")}`,
  `POST ${panelPaths.checkErasure(":id")}`,
  `POST ${panelPaths.erase}`,
  `POST ${panelPaths.eraseClient(":id")}`,
  `POST ${panelPaths.eraseCheck}`,
  `POST ${panelPaths.hours}`,
  `POST ${panelPaths.ownerNote(":id")}`,
  `POST ${panelPaths.previewHours}`,
  `POST ${panelPaths.messages}`,
  `POST ${panelPaths.services}`,
  `POST ${panelPaths.testMail}`,
  `POST ${panelPaths.resetAccount(":id")}`,
];

/** Every route of the panel, as the server registers it. */
async function panelRoutes({ deps }: Service): Promise<string[]> {
  const app = fastify() as unknown as App;
  app.setValidatorCompiler(zodValidator);
  const routes: string[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    for (const one of [method].flat()) routes.push(`${one} ${url}`);
  });
  addPanelRoutes(app, deps);
  await app.ready();
  onTestFinished(() => app.close());
  return routes.filter((route) => route.includes("/api/yonetim/"));
}

/** Each by an assistant of its own: some end the session that calls them. */
async function refusalOf(service: Service, route: string): Promise<string> {
  const [method = "", path = ""] = route.split(" ");
  const email = `${route.replace(/\W/g, "").toLowerCase()}@example.com`;
  const { cookie } = await newColleague(service, email, { role: "assistant" });
  const answer = await fetch(service.url + path.replace(/:\w+/g, "x"), {
    method,
    headers: { origin: service.url, cookie },
  });
  const isJson = answer.headers.get("content-type")?.includes("json") && method !== "HEAD";
  if (isJson) return ((await answer.json()) as { code?: string }).code ?? "";
  await answer.body?.cancel();
  return String(answer.status);
}

test("Assistants are refused exactly the owners' routes", async () => {
  const service = await startService({ engine: "sqlite" });
  const routes = await panelRoutes(service);
  expect(routes.length).toBeGreaterThan(40);
  const refused: string[] = [];
  for (const route of routes.filter((one) => !one.startsWith("HEAD"))) {
    if ((await refusalOf(service, route)) === "owner_needed") refused.push(route);
  }
  expect(refused.toSorted()).toEqual(ownersCalls.toSorted());
});

test("Without a session or with a forged one every panel call is refused", async () => {
  const service = await startService();
  const open: string[] = [];
  for (const route of await panelRoutes(service)) {
    const [method = "", path = ""] = route.split(" ");
    for (const cookie of ["", "yonetim=abc"]) {
      const headers = { origin: service.url, cookie };
      const answer = await fetch(service.url + path.replace(/:\w+/g, "x"), { method, headers });
      const text = await answer.text();
      if (answer.status !== 401 || (text && !text.includes("sign_in_needed"))) open.push(route);
    }
  }
  expect(new Set(open)).toEqual(
    new Set([
      `POST ${panelPaths.session}`,
      `GET ${panelPaths.signInPage}`,
      `HEAD ${panelPaths.signInPage}`,
      `POST ${panelPaths.passkeyQuestion}`,
      `POST ${panelPaths.passkeySession}`,
      `POST ${panelPaths.setUp}`,
      `POST ${panelPaths.setUpCheck}`,
    ]),
  );
});

test("HEAD does not bypass a role", async () => {
  const service = await startService({ engine: "sqlite" });
  const routes = await panelRoutes(service);
  const heads = routes.filter((route) => route === `HEAD ${panelPaths.accounts}`);
  expect(heads).toHaveLength(1);
  for (const route of heads) expect(await refusalOf(service, route)).toBe("403");
  expect(await refusalOf(service, `HEAD ${panelPaths.appointments}`)).toBe("200");
});

test("An assistant closes alarms, but not the one that holds an erasure back", async () => {
  const { service, ece } = await openPanel();
  const { call } = await newColleague(service, "can@example.com", { role: "assistant" });
  for (const kind of ["erasure_held", "backup_old"] as const) {
    await raiseAlarm(service.database, { kind, count: 3, now: service.clock.now });
  }
  expect((await call("POST", panelPaths.closeAlarm("backup_old"))).status).toBe(204);
  expect(await call("POST", panelPaths.closeAlarm("erasure_held"))).toMatchObject({
    status: 403,
    body: { code: "owner_needed" },
  });
  const open = await call<{ alarms: object[] }>("GET", panelPaths.alarms);
  expect(open.body.alarms).toMatchObject([{ kind: "erasure_held" }]);
  expect((await ece.call("POST", panelPaths.closeAlarm("erasure_held"))).status).toBe(204);
});
