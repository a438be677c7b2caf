import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { paths } from "../../../contract/public/paths.ts";
import { bookingRequest, sendBooking, startService } from "../../support/service.ts";
import { siteFiles } from "../../support/site.ts";

const site = "https://www.akademi.example";
const allowed = { ALLOWED_ORIGINS: `${site}, https://akademi.example` };

test("A page names where its calls go, and may connect only there", async () => {
  const settings = {
    BOOKING_API_BASE: "https://randevu.example/v1/",
    LOOKUP_API_BASE: "https://saglayici.example:8443",
    BOOKING_DAYS_AHEAD: "90",
  };
  const service = await startService({ engine: "sqlite", settings, siteFiles: siteFiles() });
  const answer = await fetch(service.url + paths.settings);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({
    bookingApiBase: "https://randevu.example/v1",
    lookupApiBase: "https://saglayici.example:8443",
    daysAhead: 90,
    minNoticeMinutes: 0,
  });
  const policy = (await fetch(service.url)).headers.get("content-security-policy");
  expect(policy).toContain(
    "connect-src 'self' https://randevu.example https://saglayici.example:8443;",
  );
});

test("With both bases empty calls go to the page's host", async () => {
  const service = await startService({ engine: "sqlite", siteFiles: siteFiles() });
  const answer = await fetch(service.url + paths.settings);
  expect(await answer.json()).toMatchObject({ bookingApiBase: "", lookupApiBase: "" });
  const policy = (await fetch(service.url)).headers.get("content-security-policy");
  expect(policy).toContain("connect-src 'self';");
});

test("A page on an allowed host may book and look up", async () => {
  const service = await startService({ engine: "sqlite", settings: allowed });
  const ask = await fetch(service.url + paths.book, {
    method: "OPTIONS",
    headers: { origin: site, "access-control-request-method": "POST" },
  });
  expect(ask.status).toBe(204);
  expect(ask.headers.get("access-control-allow-origin")).toBe(site);
  expect(ask.headers.get("access-control-allow-methods")).toBe("GET, POST");
  expect(ask.headers.get("access-control-allow-headers")).toBe("content-type, x-proof");

  const booked = await sendBooking(service, bookingRequest(), { origin: site });
  expect(booked.status).toBe(201);
  expect(booked.headers.get("access-control-allow-origin")).toBe(site);
  const found = await fetch(service.url + paths.lookup("05321234567"), {
    headers: { origin: site },
  });
  expect(found.headers.get("access-control-allow-origin")).toBe(site);
  expect(found.headers.get("vary")).toBe("origin");
});

test("Allowed hosts can read refusals", async () => {
  const service = await startService({ engine: "sqlite", settings: allowed });
  const refused = await sendBooking(service, {}, { origin: site });
  expect(refused.status).toBe(400);
  expect(refused.headers.get("access-control-allow-origin")).toBe(site);
});

test("Allowed hosts cannot call the panel, in any spelling of its address", async () => {
  const service = await startService({ engine: "sqlite", settings: allowed });
  const path = panelPaths.appointments;
  for (const written of [path, path.replace("/y", "/%79"), path.replace("/a", "/%61")]) {
    for (const method of ["OPTIONS", "GET"]) {
      const answer = await fetch(service.url + written, {
        method,
        headers: { origin: site, "access-control-request-method": "GET" },
      });
      expect(answer.ok, `${method} ${written}`).toBe(false);
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    }
  }
});

test("Other hosts may call nothing", async () => {
  const service = await startService({ engine: "sqlite", settings: allowed });
  const closed = await startService({ engine: "sqlite" });
  for (const { url } of [service, closed]) {
    const ask = await fetch(url + paths.book, {
      method: "OPTIONS",
      headers: { origin: "https://kotu.example", "access-control-request-method": "POST" },
    });
    expect(ask.status).toBe(404);
    expect(ask.headers.get("access-control-allow-origin")).toBeNull();
  }
});
