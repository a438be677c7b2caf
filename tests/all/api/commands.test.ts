import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { filesIn, newBackupFolder } from "../../support/backups.ts";
import { book, emptyStorage, startService } from "../../support/service.ts";

test("The backup commands report what they did and how they are used", async () => {
  const storage = await emptyStorage("sqlite");
  const service = await startService({ engine: "sqlite", storage });
  await book(service);
  const folder = newBackupFolder();
  const run = (name: string, ...words: string[]) => {
    const env = { PATH: process.env.PATH, ...storage, BACKUP_DIR: folder };
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [`server/commands/${name}.ts`, ...words],
      { env, encoding: "utf8" },
    );
    return { status, said: stdout + stderr };
  };
  const made = run("backup");
  expect(made.status).toBe(0);
  const [file] = filesIn(folder);
  expect(made.said).toMatch(/^Yedek alındı ve denetlendi: .* \(\d+ satır\)\n$/);
  expect(made.said).toContain(file);
  expect(run("backup", "--if-due")).toEqual({
    status: 0,
    said: "Yedek gerekmedi: bugünkü alınmış ya da başka bir sunucu alıyor.\n",
  });
  expect(run("backup", "x").said).toContain("npm run backup");
  expect(run("restore").said).toContain("npm run restore -- <dosya>");
  expect(run("restore", file!)).toMatchObject({ status: 1 });
  await service.close();
  expect(run("restore", file!, "--force").said).toMatch(
    /^Dosya denetleniyor…\n\S+ tarihli yedek geri yüklendi ve denetlendi/,
  );
});
