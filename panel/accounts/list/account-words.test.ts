import { expect, test } from "vitest";
import type { AccountRow } from "../../../contract/panel/calls.ts";
import { accountInWords, calledOf } from "./account-words.ts";

const account: AccountRow = {
  id: "1",
  email: "ece@example.com",
  name: "Ece Kaya",
  role: "owner",
  isOwn: false,
  isSetUp: true,
  secondFactor: true,
  sessions: 2,
  lastSeenAt: "2025-09-24T10:00:00.000Z",
  linkUntil: null,
};

test("An account in use tells its sessions, when it was last seen, and its second step", () => {
  expect(accountInWords(account)).toBe(
    "2 açık oturum · Son görülme: 24 Eylül 2025\u00A013:00 · İkinci adım açık",
  );
  const away = { ...account, sessions: 0, lastSeenAt: null, secondFactor: false };
  expect(accountInWords(away)).toBe("Açık oturumu yok · İkinci adım kapalı");
});

test("An account that was never set up tells until when its link works", () => {
  const invited = { ...account, isSetUp: false, linkUntil: "2025-09-25T10:00:00.000Z" };
  expect(accountInWords(invited)).toBe(
    "Kurulum bekliyor · Bağlantı şu zamana kadar geçerli: 25 Eylül 2025\u00A013:00",
  );
  expect(accountInWords({ ...invited, linkUntil: null })).toBe(
    "Kurulmadı · Bağlantısının süresi doldu",
  );
});

test("Without a name the address stands for the person", () => {
  expect(calledOf(account)).toBe("Ece Kaya");
  expect(calledOf({ ...account, name: "" })).toBe("ece@example.com");
});
