import "./check-node.js";
import { restoreBackup } from "../backup/restore.ts";
import { readConfig } from "../config.ts";
import { runCommand } from "./run-command.ts";

const usage = `Yedeği geri yükler (şifreliyse BACKUP_KEY ile):
  npm run restore -- <dosya>             boş bir veritabanına
  npm run restore -- <dosya> --force     dolu olanın yerine; eskisi saklanır`;

await runCommand(run);

async function run(words: string[]): Promise<string> {
  const [path, ...rest] = words.filter((word) => word !== "--force");
  if (!path || rest.length > 0) throw new Error(usage);
  const force = words.includes("--force");
  console.log("Dosya denetleniyor…");
  const wanted = { path, force, now: new Date() };
  const restored = await restoreBackup(readConfig(process.env), wanted);
  const { at, rows, keptAside } = restored;
  const aside = keptAside ? `\nÖnceki veritabanı: ${keptAside}` : "";
  return `${at} tarihli yedek geri yüklendi ve denetlendi (${rows} satır).${aside}`;
}
