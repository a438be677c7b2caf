import "./check-node.js";
import { linkHours, makeFirstLink } from "../accounts/links.ts";
import { panelAddress, setUpAddress } from "../accounts/panel-address.ts";
import { resealSecrets } from "../accounts/second-factors.ts";
import { readSecretKeys } from "../accounts/secret-keys.ts";
import { readAcademy, readRedirects } from "../built.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../database/connection.ts";
import { refuseDamaged } from "../database/damage.ts";
import { lockFolder } from "../database/folder-lock.ts";
import { serverFileWait } from "../database/time-limits.ts";
import { watchEventLoop } from "../event-loop-watch.ts";
import { buildApp } from "../http/app.ts";
import { longestStop } from "../http/graceful-stop.ts";
import { createMetrics, serveMetrics } from "../http/metrics.ts";
import { requestCounter } from "../http/request-counts.ts";
import { readSiteFiles } from "../http/site-files.ts";
import type { App } from "../http/validation.ts";
import { startBackgroundWork } from "../jobs.ts";
import { openLive } from "../live/live.ts";
import { mailSender } from "../mail.ts";
import { vapidPair } from "../push/vapid.ts";
import { mailWarnings, startWarnings } from "../start-warnings.ts";

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Ends the process if something, like a hanging database, does not end in time. */
function stop(app: App): void {
  const giveUp = () => {
    app.log.error("the stop took too long: whatever was left is cut off");
    process.exit(1);
  };
  setTimeout(giveUp, longestStop).unref();
  app.close();
}

async function start() {
  const config = readConfig(process.env);
  const academy = readAcademy(config.SITE_DIR);
  const siteFiles = config.API_ONLY ? undefined : readSiteFiles(config.SITE_DIR);
  const redirects = config.API_ONLY ? undefined : readRedirects(config.SITE_DIR);
  const clock = () => new Date();
  const metrics = config.METRICS_PORT === undefined ? undefined : createMetrics();
  const unlockFolder = lockFolder(config);
  refuseDamaged(config);
  const database = await openDatabase(config, clock(), {
    fileWait: serverFileWait,
    onQuery: metrics?.onQuery,
  });
  const count = requestCounter(database);
  const live = await openLive(config, database);

  const deps = {
    config,
    database,
    count,
    clock,
    academy,
    live,
    keys: readSecretKeys(config),
    siteFiles,
    redirects,
    metrics,
  };
  const app = buildApp(deps);
  app.addHook("onClose", unlockFolder);
  app.addHook("onClose", startBackgroundWork(deps, app.log, mailSender(config)));
  app.addHook("onClose", watchEventLoop({ log: app.log, onDelay: metrics?.onDelay }));
  if (metrics) {
    const where = { port: config.METRICS_PORT!, host: config.METRICS_HOST };
    const { url, close } = await serveMetrics(metrics, where);
    app.addHook("onClose", async () => close());
    app.log.info(`Metrics at ${url}`);
  }
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stop(app));
  await resealSecrets(deps, app.log);
  await vapidPair(database, deps.keys);
  const { placeholders } = academy;
  const warnings = await startWarnings(config, { database, placeholders, now: clock() });
  for (const warning of warnings) app.log.warn(warning);
  const firstLink = await makeFirstLink(database, clock());
  if (firstLink) {
    const address = setUpAddress(panelAddress(config), firstLink);
    console.log(
      `İlk yönetim hesabı için bağlantı (tek kullanımlık, ${linkHours} saat): ${address}`,
    );
  }
  await app.listen({ port: config.PORT, host: config.HOST });
  for (const warning of await mailWarnings(config)) app.log.warn(warning);
}
