import "./check-node.js";
import { restoreBackup } from "../backup/restore.ts";
import { readConfig } from "../config.ts";

const usage = `Yedeği geri yükler (şifreliyse BACKUP_KEY ile):
  npm run restore -- <dosya>             boş bir veritabanına
  npm run restore -- <dosya> --force     dolu olanın yerine; eskisi saklanır`;

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(words: string[]): Promise<string> {
  const [path, ...rest] = words.filter((word) => word !== "--force");
  if (!path || rest.length > 0) throw new Error(usage);
  const force = words.includes("--force");
  const restored = await restoreBackup(readConfig(process.env), { path, force, now: new Date() });
  const { at, rows, keptAside } = restored;
  const aside = keptAside ? `\nÖnceki veritabanı: ${keptAside}` : "";
  return `${at} tarihli yedek geri yüklendi ve denetlendi (${rows} satır).${aside}`;
}
