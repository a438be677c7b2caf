import "./check-node.js";
import { readAcademy } from "../academy.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../database/connection.ts";
import { buildApp } from "../http/app.ts";
import { requestCounter } from "../http/request-counts.ts";
import { readSiteFiles } from "../http/site-files.ts";
import { startBackgroundWork } from "../jobs.ts";
import { openLive } from "../live/live.ts";
import { mailSender } from "../outbox/mail.ts";
import { keySecrets } from "../staff/key-secrets.ts";
import { linkHours, makeFirstLink } from "../staff/links.ts";
import { panelAddress, setUpAddress } from "../staff/panel-address.ts";
import { readSecretKeys } from "../staff/secret-keys.ts";

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start() {
  const config = readConfig(process.env);
  const academy = readAcademy(config.SITE_DIR);
  const siteFiles = config.API_ONLY ? undefined : readSiteFiles(config.SITE_DIR);
  const clock = () => new Date();
  const database = await openDatabase(config, clock());
  const count = requestCounter(database);
  const live = await openLive(config, database);

  const parts = {
    config,
    database,
    count,
    clock,
    academy,
    live,
    keys: readSecretKeys(config),
    siteFiles,
  };
  const app = buildApp(parts);
  app.addHook("onClose", startBackgroundWork(parts, app.log, mailSender(config)));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => app.close());
  await keySecrets(parts, app.log);
  if (academy.placeholders.length > 0) {
    app.log.warn(`content/site.yaml still holds placeholders: ${academy.placeholders.join(", ")}`);
  }
  const firstLink = await makeFirstLink(database, clock());
  if (firstLink) {
    const address = setUpAddress(panelAddress(config), firstLink);
    console.log(
      `İlk yönetim hesabı için bağlantı (tek kullanımlık, ${linkHours} saat): ${address}`,
    );
  }
  await app.listen({ port: config.PORT, host: config.HOST });
}
