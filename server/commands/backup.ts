import "./check-node.js";
import { makeBackup } from "../backup/make.ts";
import { readConfig } from "../config.ts";
import { runCommand } from "./run-command.ts";

const usage = `Yedek alır (BACKUP_DIR klasörüne, BACKUP_KEY varsa şifreli):
  npm run backup                     şimdi
  npm run backup -- --if-due         yalnızca bugünkü alınmadıysa`;

await runCommand(run);

async function run(words: string[]): Promise<string> {
  const ifDue = words[0] === "--if-due";
  if (words.length > (ifDue ? 1 : 0)) throw new Error(usage);
  const config = readConfig(process.env);
  if (!config.BACKUP_DIR) throw new Error("BACKUP_DIR gerekli: yedeklerin konacağı klasör.");
  const made = await makeBackup(config, config.BACKUP_DIR, { now: new Date(), ifDue });
  if (!made) return "Yedek gerekmedi: bugünkü alınmış ya da başka bir sunucu alıyor.";
  return `Yedek alındı ve denetlendi: ${made.path} (${made.rows} satır)`;
}
