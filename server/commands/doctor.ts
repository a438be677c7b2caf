import "./check-node.js";
import { type Config, readConfig, type WrongSetting } from "../config.ts";
import { dataFolderFindings } from "../doctor/data-folder.ts";
import { databaseFindings } from "../doctor/database.ts";
import { type Finding, fine, wrong } from "../doctor/finding.ts";
import { mailFinding } from "../doctor/mail.ts";
import { httpsFindings, siteFinding, zoneFinding } from "../doctor/settings.ts";

/** `npm run doctor`: looks at everything the server stands on, beside it and with the same settings. */
const marks = { fine: "✓", doubtful: "!", wrong: "✗" };

const findings = await examine(new Date());
for (const { about, state, says, todo } of findings) {
  console.log(`${marks[state]} ${about}: ${says}.`);
  if (todo) console.log(`    → ${todo}`);
}
const count = (state: Finding["state"]) => findings.filter((one) => one.state === state).length;
console.log(`\n${count("wrong")} sorun, ${count("doubtful")} uyarı.`);
process.exitCode = count("wrong") > 0 ? 1 : 0;

async function examine(now: Date): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    const todo =
      "Bu ayarı düzeltip komutu yeniden çalıştırın; bütün ayarlar README.md içindeki tabloda.";
    return [wrong("Ayarlar", (error as WrongSetting).inTurkish, todo)];
  }
  return [
    fine("Ayarlar", "okunuyor"),
    siteFinding(config),
    ...httpsFindings(config),
    zoneFinding(now),
    ...dataFolderFindings(config),
    ...(await databaseFindings(config, now)),
    await mailFinding(config),
  ];
}
