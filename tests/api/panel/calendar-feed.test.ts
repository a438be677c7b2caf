import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { FeedMade } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { resetAccount } from "../../../server/accounts/manage-accounts.ts";
import { recorded } from "../../support/accounts.ts";
import { newColleague } from "../../support/panel.ts";
import { done, openPanel, request } from "../../support/panel-appointments.ts";
import { book, startService, storedAppointments } from "../../support/service.ts";
import { setServices } from "../../support/services.ts";

test("The calendar feed opens with its address alone and shows initials", async () => {
  const service = await startService();
  const { call } = await newColleague(service);
  await book(service);
  expect((await call("GET", panelPaths.feed)).body).toEqual({ createdAt: null });
  const { status, body } = await call<FeedMade>("POST", panelPaths.feed, {});
  expect(status).toBe(201);
  const feed = await fetch(service.url + body.address);
  expect(feed.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const text = await feed.text();
  expect(text).toContain("DTSTART;TZID=Europe/Istanbul:20250925T210000");
  expect(text).toContain("SUMMARY:A. Y. – Mini Öngörü");
  expect(text).not.toMatch(/Ayşe|Yılmaz|5321234567/);
  expect((await call("GET", panelPaths.feed)).body).toEqual({
    createdAt: "2025-09-24T10:00:00.000Z",
  });
});

test("A revoked or replaced feed address is not found", async () => {
  const service = await startService();
  const ece = await newColleague(service);
  const nur = await newColleague(service, "nur@example.com");
  const first = (await ece.call<FeedMade>("POST", panelPaths.feed, {})).body.address;
  const second = (await ece.call<FeedMade>("POST", panelPaths.feed, {})).body.address;
  const statusOf = async (address: string) => (await fetch(service.url + address)).status;
  expect(await statusOf(first)).toBe(404);
  expect((await nur.call("DELETE", panelPaths.feed)).status).toBe(204);
  expect(await statusOf(second), "another person's revocation").toBe(200);
  expect((await ece.call("DELETE", panelPaths.feed)).status).toBe(204);
  expect(await statusOf(second)).toBe(404);
  expect((await ece.call("GET", panelPaths.feed)).body).toEqual({ createdAt: null });
  expect((await recorded(service)).toSorted()).toEqual([
    "ece@example.com feed_ended",
    "ece@example.com feed_made",
    "ece@example.com feed_made",
    "nur@example.com feed_ended",
  ]);
  expect(await statusOf(panelPaths.feedOf("x.ics"))).toBe(404);
});

test("An account that is reset loses its calendar address", async () => {
  const service = await startService();
  const { call, email } = await newColleague(service);
  const { address } = (await call<FeedMade>("POST", panelPaths.feed, {})).body;
  await resetAccount(service.database, email, service.clock);
  expect((await fetch(service.url + address)).status).toBe(404);
});

test("The feed has a name and a refresh interval; each event has its duration and card", async () => {
  const service = await startService({ settings: { PANEL_URL: "https://panel.example" } });
  const seen = { ...service, origin: "https://panel.example" };
  const ece = await newColleague(seen);
  await book(service, { timeSlot: "20:00" });
  await book(service, { timeSlot: "21:00", randevuTipi: "Tek Konu Danışmanlığı" });
  expect((await setServices(ece, { "mini-ongoru": { duration: 15 } })).status).toBe(200);
  const { address } = (await ece.call<FeedMade>("POST", panelPaths.feed, {})).body;
  const text = await (await fetch(service.url + address)).text();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const said = (name: string) => calendar.getFirstPropertyValue(name)?.toString();
  expect(said("name")).toBe("Astroloji Akademisi: randevular");
  expect(said("x-wr-calname")).toBe("Astroloji Akademisi: randevular");
  expect(said("refresh-interval")).toBe("PT15M");
  expect(said("x-published-ttl")).toBe("PT15M");
  const rows = await storedAppointments(service);
  const events = calendar.getAllSubcomponents("vevent").map((event) => ({
    duration: event.getFirstPropertyValue("duration")?.toString(),
    url: event.getFirstPropertyValue("url")?.toString(),
  }));
  expect(events).toEqual([
    { duration: "PT15M", url: `https://panel.example/yonetim/randevu/${rows[0]!.id}` },
    { duration: "PT25M", url: `https://panel.example/yonetim/randevu/${rows[1]!.id}` },
  ]);
});

test("A cancelled appointment disappears from the calendar", async () => {
  const { service, ece } = await openPanel();
  await request(service, ece, { timeSlot: "20:00" });
  const cancelled = await request(service, ece, { timeSlot: "21:00" });
  await done(ece, "cancel", cancelled, { reason: "Hasta" });
  const { address } = (await ece.call<FeedMade>("POST", panelPaths.feed, {})).body;
  const text = await (await fetch(service.url + address)).text();
  expect(text.match(/DTSTART;.*(?=\r)/g)).toEqual(["DTSTART;TZID=Europe/Istanbul:20250925T200000"]);
});
