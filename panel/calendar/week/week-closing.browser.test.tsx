import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { defaultHours } from "../../../booking/hours.ts";
import type { ClosedSlot } from "../../../contract/panel/calls.ts";
import type { Me } from "../../../contract/panel/me.ts";
import {
  answer,
  calls,
  events,
  fakeService,
} from "../../../tests/support/component/fake-service.ts";
import { me, renderPanel, settings } from "../../../tests/support/component/panel.tsx";
import { listAnswer } from "../../../tests/support/component/samples.ts";
import { panelAppointment } from "../../../tests/support/panel-appointment.ts";

fakeService();
beforeEach(() => page.viewport(1280, 900));

const grid = page.getByRole("table", { name: "Haftanın saatleri" });
const box = (day: string, time: string) =>
  grid.getByRole("checkbox", { name: `${day} ${time}, kapatmak için seç` });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const sheet = page.getByRole("dialog", { name: "Kapalı saatler" });
const closedAt = (closed: ClosedSlot[]) => ({
  "GET /api/yonetim/randevular": listAnswer([], { closed }),
});
const closing = {
  "POST /api/yonetim/kapali": {
    json: { closed: 1, days: 1, undo: { change: "c1", until: "2025-09-24T10:00:10.000Z" } },
  },
};
const sent = () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);

const ders = { weekday: 3, from: "22:00", to: "", firstDay: "", lastDay: "", reason: "Ders" };
const weekly = {
  "GET /api/yonetim/ayarlar": {
    json: { ...settings, hours: { ...defaultHours, closures: [ders] } },
  },
};

test("Nothing is closed without having chosen an hour", async () => {
  const { screen } = await renderPanel("/hafta?gun=2025-09-25", closedAt([]));
  await userEvent.click(button("Saat kapat"));
  await userEvent.click(button("Kapat"));
  await expect.element(screen.getByText("Kapatılacak saatleri takvimden seçin.")).toBeVisible();
  await userEvent.click(button("Vazgeç"));
  await expect.element(grid.getByRole("checkbox")).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test("An hour that somebody books while it is chosen is not closed with the others", async () => {
  await renderPanel("/hafta?gun=2025-09-25", { ...closedAt([]), ...closing });
  await userEvent.click(button("Saat kapat"));
  for (const time of ["20:00", "20:30"]) await userEvent.click(box("25 Eylül", time));
  await expect.element(button("2 aralığı kapat")).toBeVisible();
  const booked = panelAppointment({ day: "2025-09-25", timeSlot: "20:30", status: "pending" });
  answer({ "GET /api/yonetim/randevular": listAnswer([booked]) });
  events!.send({ pending: 1, toTell: 0, toRemind: 0, latest: null });
  await userEvent.click(button("1 aralığı kapat"));
  await expect
    .poll(sent)
    .toEqual([{ days: [{ day: "2025-09-25", times: ["20:00"] }], reason: "" }]);
});

test("The reason, and what is chosen in another week, stay while the weeks are turned", async () => {
  const { screen } = await renderPanel("/hafta?gun=2025-09-25", {
    ...closedAt([]),
    "POST /api/yonetim/kapali": ({ body }) => {
      // What was closed is free no more.
      const { days, reason } = body as { days: { day: string; times: string[] }[]; reason: string };
      const closed = days.flatMap(({ day, times }) =>
        times.map((timeSlot) => ({ day, timeSlot, reason })),
      );
      answer(closedAt(closed));
      return closing["POST /api/yonetim/kapali"];
    },
  });
  await userEvent.click(button("Saat kapat"));
  await userEvent.fill(screen.getByLabelText("Neden"), "Ders");
  await userEvent.click(box("25 Eylül", "20:00"));
  await userEvent.click(screen.getByRole("link", { name: "Sonraki hafta" }));
  await userEvent.click(box("2 Ekim", "21:00"));
  const elsewhere = screen.getByText("Başka bir haftada 1 aralık daha seçili.");
  await expect.element(elsewhere).toBeVisible();
  await userEvent.click(button("1 aralığı kapat"));
  await expect.element(button("Kapat")).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Önceki hafta" }));
  await expect.element(box("25 Eylül", "20:00")).toBeChecked();
  await userEvent.click(button("1 aralığı kapat"));
  await expect.element(button("Saat kapat")).toHaveAttribute("aria-pressed", "false");
  expect(sent()).toEqual([
    { days: [{ day: "2025-10-02", times: ["21:00"] }], reason: "Ders" },
    { days: [{ day: "2025-09-25", times: ["20:00"] }], reason: "Ders" },
  ]);
});

test("Hours that could not be opened say so in their sheet, and can be tried again", async () => {
  const closed = { day: "2025-09-25", timeSlot: "21:00", reason: "" };
  await renderPanel("/hafta?gun=2025-09-25", {
    ...closedAt([closed]),
    "POST /api/yonetim/kapali/ac": () => {
      throw new TypeError("Failed to fetch");
    },
  });
  await userEvent.click(grid.getByRole("button", { name: /^25 Eylül 21:00 Kapalı/ }));
  const open = sheet.getByRole("button", { name: "Saati aç" });
  await userEvent.click(open);
  await expect.element(sheet.getByRole("alert")).toMatchTextContent(/^Sunucuya ulaşılamadı/);
  answer({ "POST /api/yonetim/kapali/ac": closing["POST /api/yonetim/kapali"] });
  await userEvent.click(open);
  await expect.element(sheet).not.toBeInTheDocument();
});

test("What is closed every week leads an owner to the working hours instead of being opened", async () => {
  await renderPanel("/hafta?gun=2025-09-25", { ...closedAt([]), ...weekly });
  await userEvent.click(grid.getByRole("button", { name: "25 Eylül 22:00–23:00 Kapalı Ders" }));
  await expect.element(sheet.getByRole("button", { name: /aç/ })).not.toBeInTheDocument();
  await expect
    .element(sheet.getByRole("link", { name: "Çalışma saatlerinden açılır" }))
    .toHaveAttribute("href", "/saatler");
});

test("An assistant is not sent to the working hours, but reads who opens them", async () => {
  const assistant: Me = { ...me, role: "assistant" };
  await renderPanel("/hafta?gun=2025-09-25", {
    ...closedAt([]),
    ...weekly,
    "GET /api/yonetim/oturum": { json: assistant },
  });
  await userEvent.click(grid.getByRole("button", { name: "25 Eylül 22:00–23:00 Kapalı Ders" }));
  await expect.element(sheet).toMatchTextContent("Bir yönetici, çalışma saatlerinden açabilir.");
  await expect.element(sheet.getByRole("link")).not.toBeInTheDocument();
});
