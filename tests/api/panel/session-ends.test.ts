import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { sweepStaff } from "../../../server/staff/accounts.ts";
import { makeLink } from "../../../server/staff/links.ts";
import { sendSignIn } from "../../support/accounts.ts";
import { callPanel, newColleague } from "../../support/panel.ts";
import { type Service, startService, wednesdayNoon } from "../../support/service.ts";

const hour = 3_600_000;

async function statusOf(service: Service, cookie: string): Promise<number> {
  return (await callPanel(service, "GET", panelPaths.session, undefined, cookie)).status;
}

test("The daily sweep removes what is over, and nothing else", async () => {
  const service = await startService();
  const { database } = service;
  const counts = async () => {
    const tables = ["staff_sessions", "staff_links", "sign_in_waits"] as const;
    const rows = tables.map((table) => database.db.selectFrom(table).selectAll().execute());
    return (await Promise.all(rows)).map(({ length }) => length);
  };
  const { accountId } = await newColleague(service);
  await makeLink(database.db, accountId, wednesdayNoon);
  await sendSignIn(service);
  const nextDay = new Date(wednesdayNoon.getTime() + 24 * hour);
  await sweepStaff(database, new Date(wednesdayNoon.getTime() + 12 * hour - 1));
  expect(await counts()).toEqual([1, 1, 2]);
  await sweepStaff(database, new Date(nextDay.getTime() - 1));
  expect(await counts()).toEqual([0, 1, 2]);
  await sweepStaff(database, nextDay);
  expect(await counts()).toEqual([0, 0, 0]);
});

test("A session ends thirty days after it began, however it is used", async () => {
  const service = await startService();
  const { cookie } = await newColleague(service);
  const after = (ms: number) => {
    service.clock.now = new Date(wednesdayNoon.getTime() + ms);
  };
  for (let hours = 0; hours < 30 * 24; hours += 11) {
    after(hours * hour);
    expect(await statusOf(service, cookie)).toBe(200);
  }
  after(30 * 24 * hour - 1);
  expect(await statusOf(service, cookie)).toBe(200);
  after(30 * 24 * hour);
  expect(await statusOf(service, cookie)).toBe(401);
  await sweepStaff(service.database, service.clock.now);
  expect(await service.database.db.selectFrom("staff_sessions").selectAll().execute()).toEqual([]);
});

test("A session that a fast clock began does not last until that day", async () => {
  const service = await startService();
  service.clock.now = new Date(wednesdayNoon.getTime() + 800 * 24 * hour);
  const { cookie } = await newColleague(service);
  service.clock.now = wednesdayNoon;
  expect(await statusOf(service, cookie)).toBe(401);
});
