import "./check-node.js";
import { isName } from "../../booking/name.ts";
import type { AccountRow } from "../../contract/panel/calls.ts";
import { panelRefusals } from "../../contract/panel/refusals.ts";
import { type Role, roles, roleWords } from "../../contract/panel/roles.ts";
import { fieldRefusals, refusalMessages } from "../../contract/refusals.ts";
import { isEmail, normalEmail } from "../accounts/accounts.ts";
import { linkHours } from "../accounts/links.ts";
import { listAccounts } from "../accounts/list-accounts.ts";
import {
  addAccount,
  changeAccount,
  removeAccount,
  resetAccount,
} from "../accounts/manage-accounts.ts";
import { panelAddress, setUpAddress } from "../accounts/panel-address.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../database/connection.ts";
import type { Database } from "../database/schema.ts";
import { isRefused, type Refused } from "../refusal.ts";
import { runCommand } from "./run-command.ts";

const usage = `Yönetim panelinin hesapları:
  npm run staff -- list                              hesapları sıralar
  npm run staff -- add <e-posta> [<rol> [<ad>]]      hesap açar, kurulum bağlantısını yazar
  npm run staff -- role <e-posta> <rol>              rolü değiştirir
  npm run staff -- name <e-posta> <ad>               adı değiştirir
  npm run staff -- reset <e-posta>                   parolayı ve ikinci adımı siler, oturumları kapatır, yeni bağlantı yazar
  npm run staff -- remove <e-posta>                  hesabı siler, oturumlarını kapatır
Rol: owner (yönetici; yazılmazsa bu) ya da assistant (asistan: silme, dışa aktarma, hesaplar ve akademinin ayarları kapalıdır)`;

type Work = { database: Database; email: string; words: string[]; now: Date; panel: string };
type Command = {
  /** Minimum and maximum number of words, the e-mail address included. */
  takes: [least: number, most: number];
  run(work: Work): Promise<string>;
};

const commands: Record<string, Command> = {
  list: {
    takes: [0, 0],
    async run({ database, now }) {
      const accounts = await listAccounts(database, now);
      return accounts.map(accountLine).join("\n") || "Henüz hesap yok.";
    },
  },
  add: {
    takes: [1, 9],
    async run({ database, email, words: [role = "owner", ...words], now, panel }) {
      const name = words.length > 0 ? nameOf(words) : "";
      const wanted = { email, name, role: roleOf(role) };
      const token = orThrow(await addAccount(database, wanted, { now }), email);
      return `${email} eklendi.\n${linkLine(panel, token)}`;
    },
  },
  role: {
    takes: [2, 2],
    async run({ database, email, words: [word = ""], now }) {
      const role = roleOf(word);
      orThrow(await changeAccount(database, email, { role }, { now }), email);
      return `${email}: ${roleWords[role]}.`;
    },
  },
  name: {
    takes: [2, 9],
    async run({ database, email, words, now }) {
      const name = nameOf(words);
      orThrow(await changeAccount(database, email, { name }, { now }), email);
      return `${email}: ${name}.`;
    },
  },
  reset: {
    takes: [1, 1],
    async run({ database, email, now, panel }) {
      const token = orThrow(await resetAccount(database, email, { now }), email);
      return `${email} sıfırlandı; açık oturumları kapatıldı.\n${linkLine(panel, token)}`;
    },
  },
  remove: {
    takes: [1, 1],
    async run({ database, email, now }) {
      orThrow(await removeAccount(database, email, { now }), email);
      return `${email} silindi; açık oturumları kapatıldı.`;
    },
  },
};

await runCommand(run);

async function run([name = "", ...given]: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(usage);
  const [least, most] = command.takes;
  if (given.length < least || given.length > most) throw new Error(usage);
  const [typed = "", ...words] = given;
  const email = normalEmail(typed);
  if (least > 0 && !isEmail(email)) throw new Error(panelRefusals.email_invalid);
  if (words[0] !== undefined && name !== "name") roleOf(words[0]);

  const config = readConfig(process.env);
  const now = new Date();
  const database = await openDatabase(config, now);
  try {
    return await command.run({ database, email, words, now, panel: panelAddress(config) });
  } finally {
    await database.db.destroy();
  }
}

function accountLine({ email, name, role, isSetUp, secondFactor }: AccountRow): string {
  const facts = [
    roleWords[role].toLocaleLowerCase("tr"),
    isSetUp ? "parolası var" : "kurulum bekliyor",
    secondFactor ? "ikinci adım açık" : "ikinci adım kapalı",
  ];
  return `${name ? `${name}, ` : ""}${email} (${facts.join(", ")})`;
}

function linkLine(panel: string, token: string): string {
  const address = setUpAddress(panel, token);
  return `Kurulum bağlantısı (tek kullanımlık, ${linkHours} saat geçerli): ${address}`;
}

function roleOf(word: string): Role {
  const role = roles.find((known) => known === word);
  if (!role) throw new Error(usage);
  return role;
}

function nameOf(words: string[]): string {
  const name = words.join(" ").trim().normalize("NFC");
  if (!isName(name)) throw new Error(fieldRefusals.name_invalid);
  return name;
}

function orThrow<T>(result: T | Refused, email: string): T {
  if (!isRefused(result)) return result;
  const { refused: code } = result;
  throw new Error(
    code === "account_gone" ? `${email} adresiyle bir hesap yok.` : refusalMessages[code],
  );
}
