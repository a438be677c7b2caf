import { sql } from "kysely";
import { backupJob } from "../backup/make.ts";
import { longestAbsence } from "../clock-check.ts";
import type { Config } from "../config.ts";
import { lastRun, markRun } from "../database/job-runs.ts";
import { lookInto } from "../database/look-into.ts";
import { migrations } from "../database/migrations.ts";
import type { Database } from "../database/schema.ts";
import { doubtful, type Finding, fine, reasonOf, wrong } from "./finding.ts";

const about = "Veritabanı";
const hour = 3_600_000;

/** Reached, up to date, written to; and what it tells of the clock and of the last backup. */
export async function databaseFindings(
  config: Pick<Config, "DATABASE_URL" | "DATA_DIR">,
  now: Date,
): Promise<Finding[]> {
  const setting = config.DATABASE_URL ? "DATABASE_URL" : "DATA_DIR";
  let database: Database | undefined;
  try {
    database = lookInto(config);
    if (!database) return [doubtful(about, "henüz yok", "Sunucu ilk açılışta kurar.")];
    const tables = await tablesFinding(database);
    if (tables) return [tables];
    await markRun(database, "doctor", now.toISOString());
    return [
      fine(about, "yanıt veriyor, yazılabiliyor, tabloları güncel"),
      await clockFinding(database, now),
      await backupFinding(database, now),
    ];
  } catch (error) {
    return [
      wrong(
        about,
        `kullanılamıyor (${reasonOf(error)})`,
        `${setting} ayarına, veritabanının çalıştığına ve diskte yer olduğuna bakın.`,
      ),
    ];
  } finally {
    await database?.db.destroy();
  }
}

async function tablesFinding(database: Database): Promise<Finding | undefined> {
  const { db } = database;
  if (!(await hasTables(database))) {
    return doubtful(about, "boş", "Sunucu ilk açılışta tablolarını kurar.");
  }
  const applied = (await db.selectFrom("migrations").select("name").execute()).map(
    ({ name }) => name,
  );
  const known = migrations.map(({ name }) => name);
  if (applied.some((name) => !known.includes(name))) {
    return wrong(
      about,
      "bu sürümden daha yeni",
      "Sunucunun yeni sürümünü kurun, ya da eski yedeği geri yükleyin.",
    );
  }
  if (known.some((name) => !applied.includes(name))) {
    return doubtful(
      about,
      "tabloları eski",
      "Sunucuyu bu sürümle yeniden başlatın; tabloları kendisi günceller.",
    );
  }
}

/** Its own, whatever else a shared PostgreSQL holds: to list all tables there fails while one of another schema goes. */
async function hasTables({ db, engine }: Database): Promise<boolean> {
  const asked =
    engine === "sqlite"
      ? sql`select 1 from sqlite_master where name = 'migrations'`
      : sql`select 1 where to_regclass('migrations') is not null`;
  const { rows } = await asked.execute(db);
  return rows.length > 0;
}

/** The clock of a machine that was off, or set by hand, disagrees with what is stored. */
async function clockFinding({ db }: Database, now: Date): Promise<Finding> {
  const last = [
    await db
      .selectFrom("slot_claims")
      .select(({ fn }) => fn.max("created_at").as("at"))
      .executeTakeFirst(),
    await db
      .selectFrom("changes")
      .select(({ fn }) => fn.max("at").as("at"))
      .executeTakeFirst(),
    await db
      .selectFrom("staff_sessions")
      .select(({ fn }) => fn.max("last_seen_at").as("at"))
      .executeTakeFirst(),
  ]
    .flatMap((row) => row?.at ?? [])
    .sort()
    .at(-1);
  const shown = now.toISOString();
  if (!last) return fine("Saat", `${shown}; karşılaştıracak kayıt yok`);
  const since = now.getTime() - Date.parse(last);
  const todo =
    "Makinenin saatine bakın (timedatectl); sunucu ileri bir saatle çalışırsa eski sandığı kayıtları siler.";
  if (since < -5 * 60_000)
    return wrong("Saat", `${shown}, ama son kayıt ${last}: saat geri kalmış`, todo);
  if (since > longestAbsence)
    return doubtful("Saat", `${shown}, ama son kayıt ${last}: saat ileri olabilir`, todo);
  return fine("Saat", `${shown}; kayıtlarla tutuyor`);
}

/** The row that every backup leaves behind. */
async function backupFinding(database: Database, now: Date): Promise<Finding> {
  const last = await lastRun(database, backupJob);
  const todo = "Yedek alın, ve her gün alındığından emin olun: docs/operations.md.";
  if (!last) return doubtful("Yedek", "hiç yedek alınmamış", todo);
  const hours = Math.floor((now.getTime() - Date.parse(last)) / hour);
  if (!(hours < 36)) return doubtful("Yedek", `son yedek ${hours} saat önce alınmış`, todo);
  return fine("Yedek", `son yedek ${hours} saat önce alınmış`);
}
