import "./check-node.js";
import { panelRefusals } from "../../contract/panel/refusals.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../database/connection.ts";
import type { Database } from "../database/schema.ts";
import { isRefused } from "../refusal.ts";
import {
  addAccount,
  isEmail,
  listAccounts,
  normalEmail,
  removeAccount,
  resetAccount,
} from "../staff/accounts.ts";
import { linkHours } from "../staff/links.ts";
import { panelAddress, setUpAddress } from "../staff/panel-address.ts";

const usage = `Yönetim panelinin hesapları:
  npm run staff -- list               hesapları sıralar
  npm run staff -- add <e-posta>      hesap açar, kurulum bağlantısını yazar
  npm run staff -- reset <e-posta>    parolayı ve ikinci adımı siler, oturumları kapatır, yeni bağlantı yazar
  npm run staff -- remove <e-posta>   hesabı siler, oturumlarını kapatır`;

type Work = { database: Database; email: string; now: Date; panel: string };

const commands: Record<string, (work: Work) => Promise<string>> = {
  list: async ({ database }) => {
    const accounts = await listAccounts(database);
    return accounts.map(accountLine).join("\n") || "Henüz hesap yok.";
  },
  add: async ({ database, email, now, panel }) => {
    const token = await addAccount(database, email, now);
    if (isRefused(token)) throw new Error(panelRefusals.email_known);
    return `${email} eklendi.\n${linkLine(panel, token)}`;
  },
  reset: async ({ database, email, now, panel }) => {
    const token = await resetAccount(database, email, now);
    if (isRefused(token)) throw new Error(unknown(email));
    return `${email} sıfırlandı; açık oturumları kapatıldı.\n${linkLine(panel, token)}`;
  },
  remove: async ({ database, email, now }) => {
    if (isRefused(await removeAccount(database, email, now))) throw new Error(unknown(email));
    return `${email} silindi; açık oturumları kapatıldı.`;
  },
};

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run([name = "", typed, ...rest]: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const needsEmail = name !== "list";
  if (!command || needsEmail !== (typed !== undefined) || rest.length > 0) throw new Error(usage);
  const email = normalEmail(typed ?? "");
  if (needsEmail && !isEmail(email)) throw new Error(panelRefusals.email_invalid);

  const config = readConfig(process.env);
  const now = new Date();
  const database = await openDatabase(config, now);
  try {
    return await command({ database, email, now, panel: panelAddress(config) });
  } finally {
    await database.db.destroy();
  }
}

function accountLine(account: Awaited<ReturnType<typeof listAccounts>>[number]): string {
  const password = account.password_hash ? "parolası var" : "kurulum bekliyor";
  const secondFactor = account.totp_on_at ? "ikinci adım açık" : "ikinci adım kapalı";
  return `${account.email} (${password}, ${secondFactor})`;
}

function linkLine(panel: string, token: string): string {
  const address = setUpAddress(panel, token);
  return `Kurulum bağlantısı (tek kullanımlık, ${linkHours} saat geçerli): ${address}`;
}

function unknown(email: string): string {
  return `${email} adresiyle bir hesap yok.`;
}
