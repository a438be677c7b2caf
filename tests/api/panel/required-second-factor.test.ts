import { expect, test } from "vitest";
import type { SecondFactorStart } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { goodPassword, newAccount, sendSignIn } from "../../support/accounts.ts";
import { callPanel } from "../../support/panel.ts";
import { appCode } from "../../support/second-factor.ts";
import { startService } from "../../support/service.ts";

const settings = { REQUIRE_SECOND_FACTOR: "true" };

test("Where the second step is asked of everybody, an account without it can do nothing but set it up", async () => {
  const service = await startService({ settings });
  await newAccount(service);
  const { body: me, cookie } = await sendSignIn(service);
  expect(me).toMatchObject({ secondFactorNeeded: true });
  const call = <T>(method: string, path: string, body?: unknown) =>
    callPanel<T>(service, method, path, body, cookie);
  const shut: [string, string][] = [
    ["GET", panelPaths.appointments],
    ["GET", panelPaths.settings],
    ["GET", panelPaths.sessions],
    ["GET", panelPaths.events],
    ["GET", panelPaths.security],
    ["POST", panelPaths.password],
    ["POST", panelPaths.feed],
    ["POST", panelPaths.secondFactorOff],
    ["POST", panelPaths.erase],
  ];
  for (const [method, path] of shut) {
    expect(await call(method, path), path).toMatchObject({
      status: 403,
      body: { code: "second_factor_needed" },
    });
  }
  const given = { password: goodPassword };
  expect((await call("POST", panelPaths.confirmation, given)).status).toBe(204);
  const start = await call<SecondFactorStart>("POST", panelPaths.secondFactorStart);
  const code = appCode(service, start.body.secret);
  expect((await call("POST", panelPaths.secondFactorConfirm, { code })).status).toBe(200);
  expect((await call("GET", panelPaths.appointments)).status).toBe(200);
  expect((await call("GET", panelPaths.session)).body).toMatchObject({
    secondFactorNeeded: false,
  });
});

test("Whoever has to set it up can also leave", async () => {
  const service = await startService({ settings });
  await newAccount(service);
  const { cookie } = await sendSignIn(service);
  const left = await callPanel(service, "DELETE", panelPaths.session, undefined, cookie);
  expect(left.status).toBe(204);
});
