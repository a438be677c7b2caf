import { defaultWorkingHours } from "../../../booking/hours.ts";
import { addDays, istanbulClock, istanbulInstant } from "../../../booking/istanbul-time.ts";
import { defaultMessages } from "../../../contract/panel/default-messages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { paths } from "../../../contract/public/paths.ts";
import { visitorAppointmentPaths } from "../../../contract/public/visitor-appointment.ts";
import { closingBody, weekly } from "../../support/closures.ts";

/** What stands for something stored, until the request is sent. */
export const placeholders = {
  session: "{session}",
  appointment: "{appointment}",
  /** In a body, so what is put there instead is as long. */
  version: "{version}",
  change: "{change}",
  account: "{account}",
};

const { appointment: id, version, change, account } = placeholders;

/** What opens the appointment that is there from the start. */
export const knownKey = "A".repeat(43);

/** To come, whenever they are sent. */
const day = addDays(istanbulClock(new Date()).day, 14);
const slot = { day, timeSlot: "21:30" };
const password = "uzun ve iyi bir parola";
const phone = "05321234567";
const person = { name: "Ayşe Yılmaz", phone };
export const booking = {
  ...person,
  firmId: "akademi",
  date: istanbulInstant({ day, time: "21:00" }).toISOString(),
  timeSlot: "21:00",
  randevuTipi: "Mini Öngörü",
};
const birth = {
  day: "1990-06-01",
  time: { at: "12:30" },
  place: {
    ...{ name: "İzmir", region: "İzmir", zone: "Europe/Istanbul" },
    ...{ latitude: 38.4, longitude: 27.1 },
  },
};

const passkey = { id: "a", response: { clientDataJSON: "a" } };
const subscription = {
  endpoint: "https://fcm.googleapis.com/fcm/send/a",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "A".repeat(22),
};

/** Every call that changes something, or asks by its body, as it would be right. */
export const bodies: [method: string, path: string, body: object][] = [
  ["POST", paths.book, booking],
  ["POST", visitorAppointmentPaths.cancel, { version: 1 }],
  ["POST", visitorAppointmentPaths.move, { version: 1, ...slot }],
  ["POST", visitorAppointmentPaths.birth, birth],
  ["POST", visitorAppointmentPaths.removeBirth, {}],

  ["POST", panelPaths.session, { email: "ece@example.com", password: "yanlış bir parola" }],
  ["DELETE", panelPaths.session, {}],
  ["POST", panelPaths.setUpCheck, { token: "a" }],
  ["POST", panelPaths.setUp, { token: "a", password }],
  ["DELETE", panelPaths.sessionOf("a"), {}],
  ["POST", panelPaths.password, { current: "yanlış bir parola", next: password }],
  ["POST", panelPaths.passkeyQuestion, {}],
  ["POST", panelPaths.passkeySession, { answer: passkey }],
  ["POST", panelPaths.keepSession, { isKept: false }],
  ["POST", panelPaths.confirmationQuestion, {}],
  ["POST", panelPaths.confirmationByPasskey, { answer: passkey }],
  ["POST", panelPaths.newPasskey, {}],
  ["POST", panelPaths.passkeys, { name: "Telefonum", answer: passkey }],
  ["POST", panelPaths.removePasskey, { id: "a" }],
  ["POST", panelPaths.push, { subscription, choice: { kinds: ["request"], showsNames: false } }],
  ["DELETE", panelPaths.push, {}],
  ["POST", panelPaths.testPush, {}],
  ["POST", panelPaths.cancellationSeen(id), {}],
  ["POST", panelPaths.confirmation, { password, code: "123456" }],
  ["POST", panelPaths.secondFactorStart, {}],
  ["POST", panelPaths.secondFactorConfirm, { code: "123456" }],
  ["POST", panelPaths.secondFactorOff, {}],
  ["POST", panelPaths.recoveryCodes, {}],
  ["POST", panelPaths.security, { at: "2025-09-24T10:00:00.000Z", failures: 1 }],

  ["POST", panelPaths.accounts, { name: "Can Su", role: "assistant", email: "can@example.com" }],
  ["POST", panelPaths.account(account), { name: "Can Deniz", role: "assistant" }],
  ["DELETE", panelPaths.account(account), {}],
  ["POST", panelPaths.resetAccount(account), {}],
  ["POST", panelPaths.endSessions(account), {}],

  ["POST", panelPaths.appointments, { ...person, consultation: "mini-ongoru", ...slot, note: "" }],
  ["POST", panelPaths.approve(id), { version }],
  ["POST", panelPaths.cancel(id), { version, reason: "Hastalık", isQuiet: false }],
  ["POST", panelPaths.move(id), { version, ...slot }],
  ["POST", panelPaths.noShow(id), { version }],
  ["POST", panelPaths.arrived(id), { version }],
  ["POST", panelPaths.unmark(id), { version }],
  ["POST", panelPaths.restore(id), { version, slot }],
  ["POST", panelPaths.edit(id), { version, ...person, consultation: "mini-ongoru", slot }],
  ["POST", panelPaths.note(id), { version, note: "Not" }],
  ["POST", panelPaths.told(id), { version, channel: "call" }],
  ["POST", panelPaths.untold(id), { version }],
  ["POST", panelPaths.reminded(id), { version, isReminded: true }],
  ["POST", panelPaths.delivered(id), { version }],
  ["POST", panelPaths.payment(id), { version, price: 90_000, paid: 0, paidBy: null }],
  ["POST", panelPaths.undo(change), {}],

  ["POST", panelPaths.clients, { search: "ayşe" }],
  ["POST", panelPaths.knownPhone, { phone }],
  ["POST", panelPaths.clientNote(id), { version: 0, note: "Not" }],
  ["POST", panelPaths.ownerNote(id), { version: 1, note: "Not" }],
  ["POST", panelPaths.followUp(id), { version: 2, day, note: "Tayini" }],
  ["POST", panelPaths.editClient(id), { version: 3, ...person, email: "ayse@example.com" }],
  ["POST", panelPaths.mergeClients(id), { version: 4, into: id, intoVersion: 4 }],
  [
    "POST",
    panelPaths.birth(id),
    { id: "a", version: 1, label: "Kendisi", birth, consent: "danışan" },
  ],
  ["POST", panelPaths.removeBirth(id), { id: "a", version: 1 }],
  ["POST", panelPaths.block(id), { reason: "Rahatsız ediyor" }],
  ["POST", panelPaths.unblock(id), {}],
  ["POST", panelPaths.suggestions, { name: "ay" }],
  ["POST", panelPaths.clientExport(id), {}],

  ["POST", panelPaths.closed, closingBody([{ day, times: ["22:00"] }], "İzin")],
  ["POST", panelPaths.reopen, { day, times: ["22:00"] }],
  ["DELETE", panelPaths.closing("{appointment}"), {}],
  ["POST", panelPaths.closureRule, { rule: weekly({ reason: "Ders" }), confirmed: ["a"] }],
  ["POST", panelPaths.hours, { version: 99, hours: defaultWorkingHours, confirmed: ["a"] }],
  ["POST", panelPaths.previewHours, { hours: defaultWorkingHours }],
  [
    "POST",
    panelPaths.services,
    {
      version: 0,
      services: [{ slug: "mini-ongoru", bookable: true, duration: null, note: "", price: null }],
      confirmed: [],
    },
  ],
  ["POST", panelPaths.messages, { version: 0, ...defaultMessages }],

  ["POST", panelPaths.checkErasure(id), {}],
  ["POST", panelPaths.eraseClient(id), {}],
  ["POST", panelPaths.eraseCheck, { phone }],
  ["POST", panelPaths.erase, { phone }],
  ["POST", panelPaths.feed, {}],
  ["DELETE", panelPaths.feed, {}],
  ["POST", panelPaths.closeAlarm("backup_old"), {}],
  ["POST", panelPaths.confirmErasure, {}],
  ["POST", panelPaths.testMail, {}],
];

/** Calls without a body, with any query. */
export const queries: [path: string, names: string[]][] = [
  [paths.takenTimes, ["gun"]],
  [paths.calendar, ["ay"]],
  [paths.proof, ["gun", "saat"]],
  [panelPaths.appointments, ["baslangic", "bitis", "durum", "tip", "ara", "sonra"]],
  [panelPaths.numbers, ["baslangic", "bitis"]],
  [panelPaths.daySheet, ["gun"]],
  [panelPaths.csv, ["baslangic", "bitis"]],
  [panelPaths.audit, ["baslangic", "bitis", "sonra"]],
  [panelPaths.places, ["ara"]],
  [visitorAppointmentPaths.places, ["ara"]],
  ...[paths.settings, paths.services, "/healthz", "/readyz"].map(ignored),
  ...[visitorAppointmentPaths.show, visitorAppointmentPaths.birth].map(ignored),
  ...[panelPaths.session, panelPaths.sessions, panelPaths.confirmation, panelPaths.security].map(
    ignored,
  ),
  ...[panelPaths.people, panelPaths.accounts, panelPaths.settings, panelPaths.hours].map(ignored),
  ...[panelPaths.services, panelPaths.messages, panelPaths.feed, panelPaths.alarms].map(ignored),
  ...[panelPaths.testMail, panelPaths.backup, panelPaths.events].map(ignored),
  ...[panelPaths.signInPage, panelPaths.passkeys, panelPaths.push].map(ignored),
];

function ignored(path: string): [path: string, names: string[]] {
  return [path, ["gun"]];
}

export const segments: ((segment: string) => string)[] = [
  paths.lookup,
  panelPaths.appointment,
  panelPaths.client,
  panelPaths.account,
  panelPaths.sessionOf,
  panelPaths.feedOf,
  panelPaths.closeAlarm,
  (segment) => `/${segment}`,
  (segment) => `/planets/${segment}`,
];
