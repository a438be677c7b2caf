import "./check-node.js";
import { restoreBackup } from "../backup/restore.ts";
import { readConfig } from "../config.ts";
import { runCommand } from "./run-command.ts";

const usage = `Yedeği geri yükler (şifreliyse BACKUP_KEY ile):
  npm run restore -- <dosya>     boş bir veritabanına
  --force                        dolu olanın yerine; eskisi saklanır
  --accounts                     şimdikilerden farklı olan hesaplar da yedekteki gibi olur
  --unsealed                     BACKUP_KEY verilmiş olsa da şifresiz dosya`;
const flags = ["--force", "--accounts", "--unsealed"];

await runCommand(run);

async function run(words: string[]): Promise<string> {
  const [path, ...rest] = words.filter((word) => !flags.includes(word));
  if (!path || rest.length > 0) throw new Error(usage);
  const has = (flag: string) => words.includes(flag);
  console.log("Dosya denetleniyor…");
  const wanted = {
    path,
    force: has("--force"),
    accounts: has("--accounts"),
    unsealed: has("--unsealed"),
    now: new Date(),
  };
  const restored = await restoreBackup(readConfig(process.env), wanted);
  return [
    `${restored.at} tarihli yedek geri yüklendi ve denetlendi (${restored.rows} satır).`,
    `Hesaplar o tarihteki gibi: ${restored.accounts.join(", ") || "yok"}.`,
    "Aralarında o günden sonra ayrılan, parolası ya da ikinci adımı değişen varsa hemen npm run staff ile silin ya da sıfırlayın. Herkes yeniden giriş yapar.",
    ...(restored.keptAside ? [`Önceki veritabanı: ${restored.keptAside}`] : []),
  ].join("\n");
}
