import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { recorded } from "../../support/accounts.ts";
import { newColleague } from "../../support/panel.ts";
import { startService } from "../../support/service.ts";
import { mailSettings, readableMail, startMailServer } from "../../support/smtp.ts";

const origin = "https://www.example.com";

async function open(settings = {}) {
  const service = await startService({ settings: { PANEL_URL: origin, ...settings } });
  const seen = { ...service, origin };
  const ece = await newColleague(seen);
  const send = () => ece.call<{ code?: string; to?: string }>("POST", panelPaths.testMail, {});
  return { service, ece, send };
}

test("A mail to try it goes to the address of the settings, and is recorded", async () => {
  const server = await startMailServer();
  const { service, ece, send } = await open(mailSettings(server.url));
  expect((await ece.call("GET", panelPaths.testMail)).body).toEqual({
    to: "akademi@example.com",
  });
  expect(await send()).toEqual({ status: 200, body: { to: "akademi@example.com" } });
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toContain("To: akademi@example.com");
  expect(readableMail(server.mails[0]!)).toContain("Deneme e-postası");
  expect(await recorded(service)).toEqual(["ece@example.com test_mail"]);
});

test("Without mail, without a server and with one that refuses, the answer says which", async () => {
  const none = await open();
  expect((await none.ece.call("GET", panelPaths.testMail)).body).toEqual({ to: null });
  expect(await none.send()).toMatchObject({ status: 409, body: { code: "mail_not_set_up" } });
  expect(await recorded(none.service)).toEqual([]);

  const gone = await startMailServer();
  await gone.stop();
  const away = await open(mailSettings(gone.url));
  expect(await away.send()).toMatchObject({ status: 502, body: { code: "mail_unreachable" } });
  expect(await recorded(away.service)).toEqual(["ece@example.com test_mail_failed"]);

  const strict = await startMailServer(0, { RCPT: "550 tanimiyorum" });
  const wrong = await open(mailSettings(strict.url));
  expect(await wrong.send()).toMatchObject({ status: 502, body: { code: "mail_address" } });

  for (const command of ["DATA", "."]) {
    const full = await startMailServer(0, { [command]: "452 yer yok" });
    const later = await open(mailSettings(full.url));
    expect(await later.send()).toMatchObject({ status: 502, body: { code: "mail_rejected" } });
    expect(full.mails).toEqual([]);
  }

  const shut = await startMailServer(0, {
    EHLO: "250-deneme\r\n250 AUTH PLAIN",
    AUTH: "535 parola yanlis",
  });
  const url = shut.url.replace("//", "//ece:yanlis@");
  const locked = await open(mailSettings(url));
  expect(await locked.send()).toMatchObject({ status: 502, body: { code: "mail_sign_in" } });
  expect(shut.mails.concat(strict.mails)).toEqual([]);
});

test("Five an hour are enough", async () => {
  const server = await startMailServer();
  const { service, send } = await open(mailSettings(server.url));
  for (const _ of Array(5)) expect((await send()).status).toBe(200);
  expect(await send()).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect(server.mails).toHaveLength(5);
  expect(await recorded(service)).toHaveLength(5);
});
