import { expect, type Page } from "@playwright/test";
import { addDays, istanbulInstant } from "../../../booking/istanbul-time.ts";
import type { ChangeAnswer, ListAnswer } from "../../../contract/panel/calls.ts";
import { panelPages, settingsPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import type { Role } from "../../../contract/panel/roles.ts";
import { raiseAlarm } from "../../../server/alarms.ts";
import { type Account, newAccount, newSession } from "../../panel/staff.ts";
import { bookOnSite, pastAppointment, today } from "../../panel/work.ts";
import { academy } from "../academy.ts";
import type { Service } from "../app.ts";
import { closingBody, type DayTimes } from "../closures.ts";
import { trackRequests } from "./pending-requests.ts";
import type { State } from "./states.ts";

/** With the address of its screen, below the panel's own. */
type PanelState = State & { address: string };

export const panelStates: PanelState[] = [
  { address: "/giris", name: "panel-sign-in", show: (page) => openScreen(page, "/giris") },
  { address: "/giris", name: "panel-sign-in-wrong", show: wrongPassword },
  {
    address: "/kurulum",
    name: "panel-link-unknown",
    show: (page) => openScreen(page, "/kurulum#yok"),
  },
  { address: "/", name: "panel-list-empty", show: empty },
  screen("panel-list", "/"),
  screen("panel-list-search", "/?ara=sukru"),
  screen("panel-list-none", "/?ara=kimse"),
  screen("panel-list-waiting", "/?durum=pending"),
  screen("panel-list-all", "/?durum=all"),
  screen("panel-list-filtered", `/?tip=mini-ongoru&gun=${dayFromToday(1)}`),
  screen("panel-list-choosing", "/?durum=pending", "Birkaçını seç"),
  screen("panel-reject", "/?durum=pending", "Reddet"),
  screen("panel-week", `/hafta?gun=${dayFromToday(1)}`),
  { address: "/hafta", name: "panel-week-now", show: inTheEvening },
  screen("panel-week-closing", `/hafta?gun=${dayFromToday(1)}`, "Saat kapat"),
  screen("panel-day-sheet", `/gun-listesi?gun=${dayFromToday(1)}`),
  screen("panel-entry", `/yeni?gun=${dayFromToday(3)}`),
  screen("panel-clients", "/danisanlar"),
  screen("panel-follow-ups", "/danisanlar?liste=aranacak"),
  client("panel-client"),
  client("panel-client-birth", "Doğum bilgisini düzenle"),
  client("panel-client-edit", "Düzenle"),
  client("panel-client-merge", "Başka bir danışanla birleştir…"),
  screen("panel-closed", "/kapali"),
  screen("panel-hours", "/saatler"),
  screen("panel-hours-copy", "/saatler", "Öteki günlere kopyala: Pazartesi"),
  screen("panel-record", "/kayitlar"),
  screen("panel-numbers", "/sayilar"),
  screen("panel-numbers-year", "/sayilar?aralik=yil"),
  screen("panel-services", "/hizmetler"),
  screen("panel-messages", "/mesajlar"),
  screen("panel-settings", "/ayarlar"),
  ...settingsPages.map((page) => screen(`panel-settings-${page}`, panelPages.settingsOf(page))),
  screen("panel-accounts", "/hesaplar"),
  screen("panel-account", "/hesaplar", "Düzenle"),
  screen("panel-invite", "/hesaplar", "Hesap ekle"),
  screen("panel-more", "/diger"),
  card("panel-card-waiting", 0),
  card("panel-card-approved", 1),
  card("panel-card-cancelled", 2),
  card("panel-cancel", 0, "İptal et"),
  card("panel-move", 0, "Taşı"),
  card("panel-edit", 0, "Bilgileri düzelt"),
  card("panel-tell", 1, "Metni düzenle"),
  card("panel-payment", 1, "Not et"),
  card("panel-restore-elsewhere", 2, "Başka saate al"),
  screen("panel-close-day", "/kapali", "Gün kapat"),
  screen("panel-holidays", "/kapali", "Resmî tatiller"),
  screen("panel-export", "/kayitlar", "Randevuları dışa aktar"),
  // What these say and answer stays so.
  { address: "/", name: "panel-list-evening", show: lateEvening },
  { address: "/", name: "panel-remind", inView: true, show: reminding },
  { address: "/", name: "panel-list-left", inView: true, show: answered },
  { address: "/randevu", name: "panel-report", show: owing },
  // Last: the alarms would stand above every screen that follows.
  { address: "/", name: "panel-alarms", show: alarmed },
];

const people = ["Ayşe Yılmaz", "Şükrü Çağlayan", "Işıl Nur Öz", "Mehmet Kaya", "Zeynep Arı"];

type Practice = { account: Promise<Account>; list?: Promise<ListAnswer> };
const practices = new WeakMap<Service, Practice>();

/** Some days of work: requests, answers, closed days. Once for all pictures of a service. */
async function seed(page: Page, { url, clock }: Service): Promise<ListAnswer> {
  /** A second later each time: what happens at once has no order. */
  const post = (path: string, data: object) => {
    clock.now = new Date(clock.now.getTime() + 1000);
    return page.request.post(path, { headers: { origin: url }, data });
  };
  for (const [index, name] of [...people, ...people].entries()) {
    const timeSlot = ["20:00", "21:30", "22:00"][index % 3]!;
    const day = dayFromToday(1 + Math.floor(index / 3));
    const booking = {
      name,
      phone: `0532000000${index}`,
      randevuTipi: academy.consultations.filter(({ bookable }) => bookable)[index % 7]!.title,
    };
    expect(await bookOnSite(page.request, { day, timeSlot, ...booking })).toBe(201);
  }
  const close = (days: DayTimes[], reason: string) =>
    post(panelPaths.closed, closingBody(days, reason));
  const holiday = [6, 7, 8, 9, 10, 11, 12, 13].map((index) => ({ day: dayFromToday(index) }));
  await close(holiday, "Yıllık izin");
  await close([{ day: dayFromToday(4), times: ["21:30", "22:00", "22:30", "23:00"] }], "Ders");
  const list = async (): Promise<ListAnswer> =>
    (await page.request.get(`${panelPaths.appointments}?durum=all`)).json();
  const { appointments } = await list();
  const [, approved, cancelled] = appointments;
  await post(panelPaths.approve(approved!.id), { version: approved!.version });
  await post(panelPaths.cancel(cancelled!.id), {
    version: cancelled!.version,
    reason: "Danışan istedi",
  });
  return list();
}

/** A signed-in owner, an assistant, and an account that is invited. */
async function engage(service: Service): Promise<Account> {
  const set = async (
    email: string,
    changes: { name: string; role?: Role; password_hash?: null },
  ) => {
    const account = await newAccount(service, email);
    await service.database.db
      .updateTable("staff_accounts")
      .set(changes)
      .where("id", "=", account.id)
      .execute();
    return account;
  };
  const can = await set("can@example.com", { name: "Can Demir", role: "assistant" });
  await newSession(service, can, "Chrome, Android");
  await set("su@example.com", { name: "Su Ak", role: "assistant", password_hash: null });
  return set("ece@example.com", { name: "Ece Kaya" });
}

async function signIn(page: Page, service: Service): Promise<Practice> {
  await page.clock.setFixedTime(service.clock.now);
  const practice = practices.get(service) ?? { account: engage(service) };
  practices.set(service, practice);
  const value = await newSession(service, await practice.account, "Deneme");
  await page.context().addCookies([{ name: "yonetim", value, url: service.url }]);
  return practice;
}

async function inside(page: Page, service: Service): Promise<ListAnswer> {
  const practice = await signIn(page, service);
  practice.list ??= seed(page, service);
  return practice.list;
}

/** Before the first request. */
async function empty(page: Page, service: Service) {
  await signIn(page, service);
  await openScreen(page, "/");
}

function screen(name: string, path: string, button?: string): PanelState {
  return {
    address: path.replace(/\?.*/, ""),
    name,
    ...(button && { inView: true }),
    async show(page, service) {
      await inside(page, service);
      await openScreen(page, path, button);
    },
  };
}

function card(name: string, index: number, button?: string): PanelState {
  return {
    address: "/randevu",
    name,
    ...(button && { inView: true }),
    async show(page, service) {
      const { appointments } = await inside(page, service);
      await openScreen(page, `/randevu/${appointments[index]!.id}`, button);
    },
  };
}

/** The first to come: born at an hour that came twice, noted on, and kept from the site. */
function client(name: string, button?: string): PanelState {
  return {
    address: "/danisan",
    name,
    async show(page, service) {
      const { appointments } = await inside(page, service);
      const { id } = appointments[0]!;
      const headers = { origin: service.url };
      const birth = {
        day: "1990-09-30",
        time: { at: "01:30", isLater: true },
        place: {
          name: "Kadıköy",
          region: "İstanbul, Türkiye",
          latitude: 40.99,
          longitude: 29.03,
          zone: "Europe/Istanbul",
        },
      };
      const note = "Annesiyle birlikte arıyor; akşam saatlerini yeğliyor.";
      // Refused from the second picture on: it is there already.
      const written = await page.request.post(panelPaths.clientNote(id), {
        headers,
        data: { version: 0, note },
      });
      const post = (path: string, data: object) => page.request.post(path, { headers, data });
      if (written.ok()) {
        const consent = "danışan";
        await post(panelPaths.birth(id), { version: 0, label: "Kendisi", birth, consent });
        await post(panelPaths.birth(id), {
          ...{ version: 0, label: "Kızı Elif", consent: "danışan (velisi)" },
          birth: { ...birth, day: "2015-06-01", time: { from: "14:00", to: "15:30" } },
        });
        await post(panelPaths.block(id), { reason: "Üç kez haber vermeden gelmedi." });
      }
      await openScreen(page, `/danisan/${id}`, button);
    },
  };
}

export async function openScreen(page: Page, path: string, button?: string) {
  const answers = trackRequests(page);
  await page.goto(`/yonetim${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await answers();
  await expect(page.locator(".waiting")).toHaveCount(0);
  if (!button) return;
  const opener = page.getByRole("button", { name: button }).first();
  const isSheet = await opener.getAttribute("aria-haspopup");
  const further = trackRequests(page);
  await opener.click();
  if (isSheet) await expect(page.getByRole("dialog")).toBeVisible();
  await further();
}

/** While appointments take place. */
async function inTheEvening(page: Page, service: Service) {
  await inside(page, service);
  await page.clock.setFixedTime(istanbulInstant({ day: today, time: "21:15" }));
  await openScreen(page, "/hafta");
}

/** Some of today's appointments are over, and requests of the days before were never answered. */
async function lateEvening(page: Page, service: Service) {
  await inside(page, service);
  // Refused from the second picture on: they are there already.
  await Promise.allSettled(
    [
      { day: today, timeSlot: "14:00", name: "Selin Ak" },
      { day: today, timeSlot: "20:30", name: "Burak Demir" },
      { day: dayFromToday(-1), timeSlot: "20:00", name: "Nur Can" },
      { day: dayFromToday(-2), timeSlot: "21:00", name: "Ece Su" },
    ].map((booking) => pastAppointment(service, booking)),
  );
  const { db } = service.database;
  await db
    .updateTable("slots")
    .set({ arrived_at: service.clock.now.toISOString() })
    .where("name", "=", "Selin Ak")
    .execute();
  await db.updateTable("slots").set({ status: "pending" }).where("day", "<", today).execute();
  await page.clock.setFixedTime(istanbulInstant({ day: today, time: "21:15" }));
  await openScreen(page, "/");
}

async function answered(page: Page, service: Service) {
  await inside(page, service);
  await openScreen(page, "/?durum=pending");
  await page.getByRole("button", { name: "Onayla" }).first().click();
  await expect(page.getByText("Bu listeden çıktı")).toBeVisible();
}

/** An approved appointment whose client was notified. */
async function reminding(page: Page, service: Service) {
  await inside(page, service);
  await service.database.db.updateTable("slots").set({ pending_notification: null }).execute();
  await openScreen(page, "/?durum=to_remind", "Hatırlat");
}

/** A report that is overdue. */
async function owing(page: Page, service: Service) {
  await inside(page, service);
  const data = {
    ...{ name: "Ayşe Yılmaz", phone: "05320000000", consultation: "yillik-ongoru" },
    ...{ day: dayFromToday(-1), timeSlot: "" },
  };
  const headers = { origin: service.url };
  const answer = await page.request.post(panelPaths.appointments, { headers, data });
  const { appointment }: ChangeAnswer = await answer.json();
  await openScreen(page, `/randevu/${appointment!.id}`);
}

async function alarmed(page: Page, service: Service) {
  const now = service.clock.now;
  await inside(page, service);
  await raiseAlarm(service.database, { kind: "erasure_held", count: 201, now });
  await raiseAlarm(service.database, { kind: "backup_old", count: 3, now });
  await openScreen(page, "/");
}

async function wrongPassword(page: Page) {
  await page.goto("/yonetim/giris");
  await page.getByLabel("E-posta").fill("ece@example.com");
  await page.getByLabel("Parola").fill("yanlış parola");
  await page.getByRole("button", { name: "Giriş yap" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

function dayFromToday(days: number): string {
  return addDays(today, days);
}
