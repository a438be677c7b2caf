import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { alarms } from "../contract/panel/alarms.ts";
import {
  confirmedMinutes,
  idleHours,
  longestSessionDays,
  recoveryCodes,
  servicesFreshSeconds,
} from "../contract/panel/limits.ts";
import { panelRefusals } from "../contract/panel/refusals.ts";

const files = globSync([
  "panel/**/*.{ts,tsx}",
  "contract/panel/**/*.ts",
  "server/{appointments,outbox}/**/*.ts",
]);

test("The panel and its mails say “danışan”, never “ziyaretçi”", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /ziyaretçi/i.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("Alarms, and what is said of mail, have no word that only an operator understands", () => {
  const texts = [
    panelRefusals.mail_not_set_up,
    ...Object.values(alarms).map(({ text }) => text(1)),
  ];
  expect(texts.filter((text) => /[A-Z]_[A-Z]|\.md\b/.test(text))).toEqual([]);
});

test.each([
  ["settings/settings-page", "On iki saat kullanılmayan oturum", idleHours, 12],
  ["settings/settings-page", "otuz günden uzun sürmez", longestSessionDays, 30],
  ["components/confirmation", "Beş dakika boyunca yeniden sorulmaz", confirmedMinutes, 5],
  ["accounts/sign-in/sign-in", "Sakladığınız on koddan", recoveryCodes, 10],
  ["services/services", "en geç yarım dakikada yansır", servicesFreshSeconds, 30],
])("The limit in %s is the one that the server enforces: %s", (file, sentence, limit, said) => {
  expect(readFileSync(`panel/${file}.tsx`, "utf8").replace(/\s+/g, " ")).toContain(sentence);
  expect(limit).toBe(said);
});
