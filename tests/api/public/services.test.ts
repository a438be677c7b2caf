import { expect, test } from "vitest";
import { paths } from "../../../contract/public/paths.ts";
import { newColleague } from "../../support/panel.ts";
import { openPanel } from "../../support/panel-appointments.ts";
import { startService } from "../../support/service.ts";
import { offered, setServices } from "../../support/services.ts";

const off = { "mini-ongoru": { bookable: false } };

test("The services are small, cached briefly and revalidated by their tag", async () => {
  const { service, ece } = await openPanel();
  const ask = (tag = "") =>
    fetch(service.url + paths.services, { headers: { "if-none-match": tag } });
  const first = await ask();
  expect(first.headers.get("cache-control")).toBe("public, max-age=30");
  const tag = first.headers.get("etag")!;
  expect((await first.text()).length).toBeLessThan(1000);
  const second = await ask(tag);
  expect([second.status, await second.text()]).toEqual([304, ""]);
  await setServices(ece, off);
  const third = await ask(tag);
  expect(third.status).toBe(200);
  expect(third.headers.get("etag")).not.toBe(tag);
});

test("Where another host takes the bookings, the page gets the specified seven services", async () => {
  const settings = { BOOKING_API_BASE: "https://randevu.example" };
  const service = await startService({ settings });
  await setServices(await newColleague(service), off);
  expect((await offered(service)).filter(({ bookable }) => bookable)).toHaveLength(7);
});
