import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Closing, defaultHours } from "../../../booking/hours.ts";
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
type Days = Pick<Closing, "firstDay" | "lastDay" | "from" | "to">;
const closedAt = (...closings: (Days & { reason: string; weekday?: number })[]) => ({
  "GET /api/yonetim/randevular": listAnswer([]),
  "GET /api/yonetim/ayarlar": {
    json: {
      ...settings,
      hours: {
        ...defaultHours,
        closures: closings.map((one, at) => ({
          ...{ kind: "closing", id: String(at), weekday: null },
          ...one,
        })),
      },
    },
  },
});
const on = (day: string, from: string, to: string): Days => ({
  ...{ firstDay: day, lastDay: day, from, to },
});
const closing = {
  "POST /api/yonetim/kapali": {
    json: {
      closed: 1,
      days: 1,
      booked: [],
      undo: { change: "c1", until: "2025-09-24T10:00:10.000Z" },
    },
  },
};
const sent = () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);

const weekly = closedAt({
  ...{ weekday: 3, from: "22:00", to: "", firstDay: "", lastDay: "", reason: "Ders" },
});

test("Nothing is closed without having chosen an hour", async () => {
  const { screen } = await renderPanel("/hafta?gun=2025-09-25", closedAt());
  await userEvent.click(button("Saat kapat"));
  await userEvent.click(button("Seçilenleri kapat"));
  await expect.element(screen.getByText("Kapatılacak saatleri takvimden seçin.")).toBeVisible();
  await userEvent.click(button("Vazgeç"));
  await expect.element(grid.getByRole("checkbox")).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test("An hour that somebody books while it is chosen is not closed with the others", async () => {
  await renderPanel("/hafta?gun=2025-09-25", { ...closedAt(), ...closing });
  await userEvent.click(button("Saat kapat"));
  for (const time of ["20:00", "20:30"]) await userEvent.click(box("25 Eylül", time));
  await expect.element(button("Seçilenleri kapat (2)")).toBeVisible();
  const booked = panelAppointment({ day: "2025-09-25", timeSlot: "20:30", status: "pending" });
  answer({ "GET /api/yonetim/randevular": listAnswer([booked]) });
  events!.send({ pending: 1, toTell: 0, toRemind: 0, cancellations: 0, latest: null });
  await userEvent.click(button("Seçilenleri kapat (1)"));
  await expect.poll(sent).toEqual([{ closings: [on("2025-09-25", "20:00", "20:30")], reason: "" }]);
});

test("The reason, and what is chosen in another week, stay while the weeks are turned", async () => {
  const { screen } = await renderPanel("/hafta?gun=2025-09-25", {
    ...closedAt(),
    "POST /api/yonetim/kapali": ({ body }) => {
      // What was closed is free no more.
      const { closings, reason } = body as { closings: Days[]; reason: string };
      answer(closedAt(...closings.map((days) => ({ ...days, reason }))));
      return closing["POST /api/yonetim/kapali"];
    },
  });
  await userEvent.click(button("Saat kapat"));
  await userEvent.fill(screen.getByLabelText("Neden"), "Ders");
  await userEvent.click(box("25 Eylül", "20:00"));
  await userEvent.click(screen.getByRole("link", { name: "Sonraki hafta" }));
  await userEvent.click(box("2 Ekim", "21:00"));
  const elsewhere = screen.getByText("Başka haftalarda 1 saat daha seçili.");
  await expect.element(elsewhere).toBeVisible();
  await userEvent.click(button("Seçilenleri kapat (1)"));
  await expect.element(button("Seçilenleri kapat")).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Önceki hafta" }));
  await expect.element(box("25 Eylül", "20:00")).toBeChecked();
  await userEvent.click(button("Seçilenleri kapat (1)"));
  await expect.element(button("Saat kapat")).toHaveAttribute("aria-pressed", "false");
  expect(sent()).toEqual([
    { closings: [on("2025-10-02", "21:00", "21:30")], reason: "Ders" },
    { closings: [on("2025-09-25", "20:00", "20:30")], reason: "Ders" },
  ]);
});

test("Hours that could not be opened say so in their sheet, and can be tried again", async () => {
  await renderPanel("/hafta?gun=2025-09-25", {
    ...closedAt({ ...on("2025-09-25", "21:00", "21:30"), reason: "" }),
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

test("What is closed every week leads an owner to the closures instead of being opened", async () => {
  await renderPanel("/hafta?gun=2025-09-25", { ...weekly });
  await userEvent.click(grid.getByRole("button", { name: "25 Eylül 22:00–23:00 Kapalı Ders" }));
  await expect.element(sheet.getByRole("button", { name: /aç/ })).not.toBeInTheDocument();
  await expect
    .element(sheet.getByRole("link", { name: "Kapalı günler ekranından açın" }))
    .toHaveAttribute("href", "/kapali");
});

test("An assistant reads who opens what is closed every week", async () => {
  const assistant: Me = { ...me, role: "assistant" };
  await renderPanel("/hafta?gun=2025-09-25", {
    ...weekly,
    "GET /api/yonetim/oturum": { json: assistant },
  });
  await userEvent.click(grid.getByRole("button", { name: "25 Eylül 22:00–23:00 Kapalı Ders" }));
  await expect.element(sheet).toMatchTextContent("Bunları bir yönetici açabilir.");
  await expect.element(sheet.getByRole("link")).not.toBeInTheDocument();
});
