import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { isKeyIn, keyFile } from "../staff/secret-keys.ts";
import { doubtful, type Finding, fine, wrong } from "./finding.ts";

const about = "Veri klasörü";
const megabyte = 1024 * 1024;

export function dataFolderFindings({
  DATA_DIR,
  DATABASE_URL,
}: Pick<Config, "DATA_DIR" | "DATABASE_URL">): Finding[] {
  if (!existsSync(DATA_DIR)) {
    if (DATABASE_URL) return [];
    return [
      doubtful(about, `${DATA_DIR} yok`, "Sunucu ilk açılışta kurar; DATA_DIR doğru mu, bakın."),
    ];
  }
  try {
    accessSync(DATA_DIR, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return [
      wrong(
        about,
        `${DATA_DIR} bu kullanıcıya açık değil`,
        "Bu komutu sunucunun kullanıcısıyla çalıştırın, ya da klasörün sahibini düzeltin (chown).",
      ),
    ];
  }
  const { bavail, bsize } = statfsSync(DATA_DIR);
  return [permissionFinding(DATA_DIR), diskFinding(bavail * bsize), ...keyFindings(DATA_DIR)];
}

/** Names and phone numbers are for the server's own user alone. */
function permissionFinding(folder: string): Finding {
  const open = ["", ...readdirSync(folder)].filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );
  if (open.length === 0) return fine(about, "yalnızca sahibine açık");
  const names = open.map((name) => join(folder, name)).join(", ");
  return wrong(
    about,
    `başka kullanıcılara da açık: ${names}`,
    `Yalnızca sahibine açın: chmod -R u=rwX,go= ${folder}`,
  );
}

export function diskFinding(freeBytes: number): Finding {
  const free = `${Math.floor(freeBytes / megabyte)} MB boş yer`;
  const todo = "Yer açın: eski yedekleri ve günlükleri taşıyın, ya da diski büyütün.";
  if (freeBytes < 100 * megabyte)
    return wrong("Disk", `${free}: randevu alınamaz hâle gelebilir`, todo);
  if (freeBytes < 1024 * megabyte) return doubtful("Disk", free, todo);
  return fine("Disk", free);
}

/** The server makes it where the settings hold no key. */
function keyFindings(folder: string): Finding[] {
  const file = keyFile(folder);
  if (!existsSync(file)) return [];
  if (isKeyIn(file)) return [fine("Anahtar dosyası", "okunuyor; yedeğini ayrı yerde saklayın")];
  return [
    wrong(
      "Anahtar dosyası",
      `${file} içinde 32 baytlık bir anahtar yok`,
      "Dosyayı yedekten geri koyun; o anahtar olmadan ikinci adımlar açılmaz.",
    ),
  ];
}
