import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Closure, defaultHours } from "../../../booking/hours.ts";
import type { KnownPhoneAnswer } from "../../../contract/panel/clients.ts";
import {
  answer,
  calls,
  events,
  fakeService,
} from "../../../tests/support/component/fake-service.ts";
import { renderPanel, settings } from "../../../tests/support/component/panel.tsx";
import { listAnswer } from "../../../tests/support/component/samples.ts";
import { panelAppointment } from "../../../tests/support/panel-appointment.ts";

fakeService();

const services = {
  "GET /api/yonetim/randevular": listAnswer([]),
  "POST /api/yonetim/danisanlar/tani": {
    json: { clients: [], block: null } satisfies KnownPhoneAnswer,
  },
};
const name = page.getByLabelText("Ad", { exact: true });
const phone = page.getByLabelText("Telefon");
const type = page.getByLabelText("Tür");
const submit = page.getByRole("button", { name: "Randevuyu ekle" });
const hour = (words: string) => page.getByRole("radio", { name: words });

test("What is missing is said beside its field until it is filled in, and nothing is sent", async () => {
  const { screen } = await renderPanel("/yeni?gun=2025-09-25", services);
  await userEvent.click(submit);
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription(/en az bir harf/);
  await expect.element(phone).toHaveAccessibleDescription(/11 rakam/);
  await expect.element(type).toHaveAccessibleDescription("Bir tür seçin.");
  const hourMissing = screen.getByText("Boş bir saat seçin.");
  await expect.element(hourMissing).toBeVisible();
  await userEvent.keyboard("A");
  await expect.element(name).toBeValid();
  await expect.element(phone).toBeInvalid();
  await userEvent.type(phone, "5");
  await expect.element(phone).toBeValid();
  await userEvent.selectOptions(type, "Tek Konu Danışmanlığı");
  await expect.element(type).toBeValid();
  await expect.element(hourMissing).toBeVisible();
  await userEvent.click(hour("20:00 Boş"));
  await expect.element(hourMissing).not.toBeInTheDocument();
  expect(calls.filter(({ path }) => path === "/api/yonetim/randevular")).toEqual([]);
});

test("Whoever was entered on the telephone counts as told, unless the tick is taken off", async () => {
  const draft = { name: "Işıl Öz", phone: "05321234567" };
  const entering = {
    "POST /api/yonetim/randevular": { status: 409, json: { code: "slot_taken" } },
  };
  await renderPanel("/yeni?gun=2025-09-25", { ...services, ...entering });
  await userEvent.type(name, draft.name);
  await userEvent.type(phone, draft.phone.slice(1));
  await userEvent.selectOptions(type, "Mini Öngörü");
  await userEvent.click(hour("20:00 Boş"));
  await userEvent.click(submit);
  const told = () => calls.filter(({ method, path }) => `${method} ${path}` in entering);
  await expect.poll(told).toMatchObject([{ body: { ...draft, isTold: true } }]);
  await userEvent.click(page.getByRole("checkbox", { name: /^Telefonda söyledim/ }));
  await userEvent.click(submit);
  await expect.poll(() => told()[1]).toMatchObject({ body: { isTold: false } });
});

test("An open entry follows a closure that somebody adds", async () => {
  const { screen } = await renderPanel("/yeni?gun=2025-09-25", services);
  await expect.element(hour("20:00 Boş")).toBeEnabled();
  const thursdays = { ...{ weekday: 3, firstDay: "", lastDay: "", from: "", to: "" }, reason: "" };
  const closures: Closure[] = [{ kind: "closing", id: "ders", ...thursdays }];
  const closed = { ...settings, version: 2, hours: { ...defaultHours, closures } };
  answer({ "GET /api/yonetim/ayarlar": { json: closed } });
  events!.send({ pending: 0, toTell: 0, toRemind: 0, latest: null, settings: 2 });
  await expect.element(screen.getByText("Bu günde boş saat yok.")).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: /^20:00 Kapalı/ })).toBeVisible();
});

test("A number pasted behind the 0 in any usual way is the one that was meant", async () => {
  await renderPanel("/yeni", services);
  for (const pasted of ["+90 532 123 45 67", "0+90 532 123 45 67", "532 123 45 67"]) {
    await userEvent.fill(phone, pasted);
    await expect.element(phone).toHaveValue("05321234567");
  }
});

test("A slot that was taken meanwhile is refused beside the slots", async () => {
  const { screen } = await renderPanel("/yeni?gun=2025-09-25&saat=21:00", {
    ...services,
    "POST /api/yonetim/randevular": () => {
      const taken = panelAppointment({ day: "2025-09-25", timeSlot: "21:00" });
      answer({ "GET /api/yonetim/randevular": listAnswer([taken]) });
      const message = "Bu saat dolu ya da kapalı. Başka bir saat seçin.";
      return { status: 409, json: { code: "slot_taken", message } };
    },
  });
  await expect.element(hour("21:00 Seçildi")).toBeChecked();
  await userEvent.fill(name, "Geç Kalan");
  await userEvent.fill(phone, "05001112244");
  await userEvent.selectOptions(type, "Tek Konu Danışmanlığı");
  await userEvent.click(submit);
  await expect.element(screen.getByText(/^Bu saat dolu ya da kapalı\./)).toBeVisible();
  await expect.element(hour("21:00 Dolu")).toBeDisabled();
});

test("A known client's name is taken over, and what was said of the name goes", async () => {
  const counts = { came: 1, noShow: 0, cancelled: 0, coming: 0 };
  const known = { clients: [{ id: "1", name: "Kaan Düzelten", counts }], block: null };
  const { screen } = await renderPanel("/yeni", {
    ...services,
    "POST /api/yonetim/danisanlar/tani": { json: known satisfies KnownPhoneAnswer },
  });
  await userEvent.fill(phone, "05321112233");
  await userEvent.click(submit);
  await expect.element(name).toBeInvalid();
  await userEvent.click(screen.getByRole("button", { name: "Bu adı kullan" }));
  await expect.element(name).toHaveValue("Kaan Düzelten");
  await expect.element(name).toBeValid();
});

test("A chosen service shows its duration and the note for staff", async () => {
  const [mini, ...others] = settings.consultations;
  const consultations = [{ ...mini!, duration: 20, note: "Soruyu al." }, ...others];
  await renderPanel("/yeni", {
    ...services,
    "GET /api/yonetim/ayarlar": { json: { ...settings, consultations } },
  });
  await userEvent.selectOptions(type, "Mini Öngörü");
  await expect.element(type).toHaveAccessibleDescription("20 dakika · Soruyu al.");
  await userEvent.selectOptions(type, "VIP Öngörü");
  await expect.element(type).toHaveAccessibleDescription("");
});

test("Any other time is typed, and one that is closed is given with a word", async () => {
  const closing = { kind: "closing", id: "1", weekday: null, reason: "İzin" } as const;
  const span = { firstDay: "2025-09-25", lastDay: "2025-09-25", from: "21:00", to: "" };
  const hours = { ...settings.hours, closures: [{ ...closing, ...span }] };
  const [mini, ...others] = settings.consultations;
  const consultations = [{ ...mini!, duration: 60 }, ...others];
  const { screen } = await renderPanel("/yeni?gun=2025-09-25", {
    ...services,
    "GET /api/yonetim/ayarlar": { json: { ...settings, hours, consultations } },
    "POST /api/yonetim/randevular": { status: 409, json: { code: "slot_taken", message: "Dolu" } },
  });
  await userEvent.fill(name, "Zeynep Işık");
  await userEvent.fill(phone, "05329876543");
  await userEvent.selectOptions(type, "Tek Konu Danışmanlığı");
  await userEvent.click(hour("20:30 Boş"));
  await userEvent.selectOptions(type, "Mini Öngörü");
  // An hour from then on meets what is closed, which nobody has accepted.
  await expect.element(hour("20:30 Kapalı")).not.toBeChecked();
  await userEvent.click(hour("21:00 Kapalı"));
  await expect.element(screen.getByText(/^21:00 kapalı \(İzin\)/)).toBeVisible();
  await userEvent.click(submit);
  const other = page.getByLabelText("Başka saat");
  await userEvent.type(other, "1510");
  await expect.element(hour("21:00 Kapalı")).not.toBeChecked();
  await userEvent.click(submit);
  const sent = () =>
    calls.filter(({ path }) => path === "/api/yonetim/randevular").map(({ body }) => body);
  await expect.poll(() => sent().length).toBe(2);
  const closed = { timeSlot: "21:00", evenIfClosed: true };
  expect(sent()).toMatchObject([closed, { day: "2025-09-25", timeSlot: "15:10" }]);
  expect(sent()[1]).not.toHaveProperty("evenIfClosed");
});
