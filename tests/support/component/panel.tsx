import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { vi } from "vitest";
import { render } from "vitest-browser-react";
import "../../../panel/panel.css";
import { defaultHours } from "../../../booking/hours.ts";
import type { PanelSettings } from "../../../contract/panel/calls.ts";
import { defaultMessages } from "../../../contract/panel/default-messages.ts";
import type { Me } from "../../../contract/panel/me.ts";
import { createQueryClient } from "../../../panel/data/query-client.ts";
import { routes } from "../../../panel/shell/routes.tsx";
import { type Answers, answer } from "./fake-service.ts";

/** A Wednesday, 13:00 in Istanbul. */
export const wednesdayNoon = new Date("2025-09-24T10:00:00Z");

export const me: Me = {
  email: "ece@example.com",
  name: "Ece",
  role: "owner",
  secondFactor: false,
  secondFactorNeeded: false,
  hasPasskey: false,
  recoveryCodesLeft: 0,
  news: { failures: 0, newDevices: [], acts: [], until: { at: "", failures: 0 } },
};

export const settings: PanelSettings = {
  version: 1,
  academy: "Astroloji Akademisi",
  consultations: [
    { slug: "mini-ongoru", title: "Mini Öngörü", bookable: true },
    { slug: "tek-konu", title: "Tek Konu Danışmanlığı", bookable: true },
    { slug: "vip-ongoru", title: "VIP Öngörü", bookable: false },
  ],
  hours: defaultHours,
  messages: defaultMessages,
  placeholders: [],
};

/** The whole panel at one of its addresses, signed in as an owner, with the service's answers given. */
export async function renderPanel(address: string, answers: Answers = {}) {
  answer({
    "GET /api/yonetim/oturum": { json: me },
    "GET /api/yonetim/ayarlar": { json: settings },
    "GET /api/yonetim/uyarilar": { json: { alarms: [] } },
    "GET /api/yonetim/giris": { json: { email: null, ended: null } },
    // No passkey is offered unless a test has one.
    "POST /api/yonetim/oturum/gecis-anahtari/soru": { status: 503, json: {} },
    "GET /api/yonetim/kisiler": { json: { names: {} } },
    // The first steps of an empty panel ask for these.
    "GET /api/yonetim/yedek": { json: { isOn: true, last: null } },
    "GET /api/yonetim/bildirimler": { json: { publicKey: "", choice: null } },
    "POST /api/yonetim/danisanlar/oner": { json: { clients: [] } },
    ...answers,
  });
  vi.setSystemTime(wednesdayNoon);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { screen, router };
}
