import { expect, test } from "vitest";
import { panelPaths } from "../../contract/panel/paths.ts";
import { paths } from "../../contract/public/paths.ts";
import { goodPassword } from "../support/accounts.ts";
import { callPanel } from "../support/panel.ts";
import { startProcess } from "../support/process.ts";
import { bookingRequest, emptyStorage } from "../support/service.ts";
import { bothEngines } from "../support/storage.ts";

/** The machine's clock counts here. */
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

test.each(bothEngines)("Smoke test: set-up, booking, stop and restart (%s)", async (engine) => {
  const storage = await emptyStorage(engine);
  const first = await startProcess(storage);
  const [, token] = /kurulum#([\w-]{43})/.exec(first.printed())!;
  const account = { token, email: "ece@example.com", password: goodPassword };
  expect((await callPanel(first, "POST", panelPaths.setUp, account)).status).toBe(201);
  const booked = await fetch(first.url + paths.book, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(bookingRequest({ day: inAWeek })),
  });
  expect(booked.status).toBe(201);
  first.kill("SIGTERM");
  expect(await first.exited).toBe(0);

  const again = await startProcess(storage);
  expect(again.printed()).not.toContain("kurulum#");
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  const found = await fetch(again.url + paths.lookup("05321234567"));
  expect(await found.json()).toMatchObject([{ timeSlot: "21:00", status: "pending" }]);
});
