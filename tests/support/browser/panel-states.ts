import { expect, type Page } from "@playwright/test";
import { addDays, istanbulInstant } from "../../../booking/istanbul-time.ts";
import type { ChangeAnswer, ListAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import type { Role } from "../../../contract/panel/roles.ts";
import { raiseAlarm } from "../../../server/alarms.ts";
import { type Account, newAccount, newSession } from "../../panel/staff.ts";
import { bookOnSite, today } from "../../panel/work.ts";
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
  screen("panel-closed", "/kapali"),
  screen("panel-hours", "/saatler"),
  screen("panel-hours-copy", "/saatler", "Öteki günlere kopyala: Pazartesi"),
  screen("panel-record", "/kayitlar"),
  screen("panel-numbers", "/sayilar"),
  screen("panel-numbers-year", "/sayilar?aralik=yil"),
  screen("panel-services", "/hizmetler"),
  screen("panel-messages", "/mesajlar"),
  screen("panel-settings", "/ayarlar"),
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
    (await page.request.get(panelPaths.appointments)).json();
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

async function inside(page: Page, service: Service): Promise<ListAnswer> {
  await page.clock.setFixedTime(service.clock.now);
  const practice = practices.get(service) ?? { account: engage(service) };
  practices.set(service, practice);
  const value = await newSession(service, await practice.account, "Deneme");
  await page.context().addCookies([{ name: "yonetim", value, url: service.url }]);
  practice.list ??= seed(page, service);
  return practice.list;
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
      const kept = { version: 0, birth };
      await page.request.post(panelPaths.birth(id), { headers, data: kept });
      await page.request.post(panelPaths.clientNote(id), { headers, data: { version: 1, note } });
      await page.request.post(panelPaths.block(id), {
        headers,
        data: { version: 2, reason: "Üç kez haber vermeden gelmedi." },
      });
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
