import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { academyOfSources } from "../../../app/content/academy.ts";
import { addDays, istanbulClock } from "../../../booking/istanbul-time.ts";
import { paths } from "../../../contract/public/paths.ts";
import { migrations } from "../../../server/database/migrations.ts";
import { failedStart, startProcess } from "../../support/process.ts";
import { parseAnswer, rawSocket } from "../../support/raw-socket.ts";
import { book, bookingRequest, emptyStorage, startService } from "../../support/service.ts";
import { bothEngines, onlyPostgres } from "../../support/storage.ts";

test("A wrong setting stops the start with a sentence that names it", async () => {
  const { code, printed } = await failedStart({ LIMIT_BOOKINGS_PER_HOUR: "on" });
  expect(code).toBe(1);
  expect(printed).toBe("LIMIT_BOOKINGS_PER_HOUR şu olmalı: 1 ile 1000000 arasında bir tam sayı.\n");
});

test("An unreachable database stops the start with one sentence, without its password", async () => {
  const url = "postgres://akademi:gizli@127.0.0.1:1/akademi";
  const { code, printed } = await failedStart({ DATABASE_URL: url });
  expect(code).toBe(1);
  expect(printed).toMatch(/^The database in DATABASE_URL cannot be used: .*ECONNREFUSED.*\n$/);
  expect(printed).not.toContain("gizli");
});

test("An older file with a newer journal stops the start, and serves once the journal is gone", async () => {
  const storage = await emptyStorage("sqlite");
  const path = join(storage.DATA_DIR!, "randevu.sqlite");
  const bookDays = async (month: number) => {
    const service = await startService({ engine: "sqlite", storage });
    for (let day = 10; day < 30; day++) await book(service, { day: `2025-${month}-${day}` });
    return service;
  };
  await (await bookDays(10)).close();
  const older = readFileSync(path);
  await (await bookDays(11)).close();
  const service = await bookDays(12);
  const journal = readFileSync(`${path}-wal`);
  await service.close();

  const { DATA_DIR } = (await emptyStorage("sqlite")) as { DATA_DIR: string };
  const mixed = join(DATA_DIR, "randevu.sqlite");
  writeFileSync(mixed, older);
  writeFileSync(`${mixed}-wal`, journal);
  const { code, printed } = await failedStart({ DATA_DIR });
  expect(code).toBe(1);
  expect(printed).toMatch(
    /^Veritabanı dosyası bozuk: .*randevu\.sqlite \(.*\)\. Ne yapılacağı .*\n$/,
  );
  for (const end of ["-wal", "-shm"]) rmSync(mixed + end, { force: true });
  const server = await startProcess({ DATA_DIR });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const file = new Sqlite(mixed, { readonly: true });
  expect(file.prepare("select count(*) from slots").pluck().get()).toBe(20);
  file.close();
});

test("An old Node gets one sentence before anything else loads", async () => {
  const pretend = 'Object.defineProperty(process.versions, "node", { value: "22.21.9" });';
  const script = `${pretend} await import("./server/commands/check-node.js"); console.log("loaded");`;
  const run = promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: "This server needs Node 22.22 or newer, and this is Node 22.21.9.\n",
  });
});

test("The start names placeholders that were not replaced", async () => {
  const { placeholders } = academyOfSources();
  const server = await startProcess(await emptyStorage("sqlite"));
  const warning = `bilgi hâlâ yer tutucu: ${placeholders.join(", ")}`;
  expect(server.printed().includes(warning)).toBe(placeholders.length > 0);
});

const hasBoth = Object.values(networkInterfaces())
  .flat()
  .some((own) => own?.address === "::1");

test("The server listens on both addresses of localhost and completes requests on both when it stops", async ({
  skip,
}) => {
  skip(!hasBoth, "this machine has no address ::1");
  const storage = await emptyStorage("sqlite");
  const server = await startProcess({ ...storage, HOST: "localhost" });
  const { port } = new URL(server.url);
  const urls = [`http://127.0.0.1:${port}`, `http://[::1]:${port}`];
  for (const url of urls) {
    await expect
      .poll(async () => (await fetch(`${url}/healthz`)).status, { timeout: 60_000 })
      .toBe(200);
    const client = await rawSocket(url);
    client.send("selam\r\n\r\n");
    expect(parseAnswer(await client.ended).status).toBe(400);
  }
  const day = addDays(istanbulClock(new Date()).day, 7);
  const body = JSON.stringify(bookingRequest({ day }));
  const halfSent = await rawSocket(urls[1]!);
  halfSent.send(
    `POST ${paths.book} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`,
  );
  await fetch(`${urls[1]}/healthz`); // By now the server has seen the half-sent request too.
  server.kill("SIGTERM");
  const isRefused = () =>
    fetch(urls[0]!).then(
      () => false,
      () => true,
    );
  await expect.poll(isRefused, { timeout: 60_000, interval: 10 }).toBe(true);
  halfSent.send(body.slice(10));
  expect(parseAnswer(await halfSent.ended).status).toBe(201);
  expect(await server.exited).toBe(0);
});

test("A mail server that never answers does not delay the stop", async () => {
  const mail = createServer();
  await new Promise<void>((resolve) => mail.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void mail.close());
  const server = await startProcess({
    ...(await emptyStorage("sqlite")),
    SMTP_URL: `smtp://127.0.0.1:${(mail.address() as AddressInfo).port}`,
    MAIL_FROM: "a@example.com",
    MAIL_TO: "b@example.com",
    PANEL_URL: "http://example.com",
  });
  const asked = once(mail, "connection");
  const day = addDays(istanbulClock(new Date()).day, 7);
  const body = JSON.stringify(bookingRequest({ day }));
  const headers = { "content-type": "application/json" };
  const booked = await fetch(server.url + paths.book, { method: "POST", headers, body });
  expect(booked.status).toBe(201);
  await asked;
  server.kill("SIGTERM");
  expect(await server.exited).toBe(1);
  expect(server.printed()).toContain("the stop took too long");
});

test.each(bothEngines)("SIGTERM and SIGINT end the server cleanly (%s)", async (engine) => {
  const storage = await emptyStorage(engine);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const server = await startProcess(storage);
    await fetch(`${server.url}/readyz`);
    server.kill(signal);
    expect(await server.exited).toBe(0);
  }
});

test.each(onlyPostgres)(
  "With PostgreSQL and without SECRET_KEY the start warns",
  async (engine) => {
    const { SECRET_KEY: _, ...storage } = await emptyStorage(engine);
    const { DATA_DIR } = await emptyStorage("sqlite");
    const server = await startProcess({ ...storage, DATA_DIR: DATA_DIR! });
    expect(server.printed()).toContain("SECRET_KEY is not set");
    const quiet = await startProcess(await emptyStorage(engine));
    expect(quiet.printed()).not.toContain("SECRET_KEY");
  },
);

test.each(onlyPostgres)(
  "Servers that start together on a new database create its tables once (%s)",
  async (engine) => {
    const storage = await emptyStorage(engine);
    const servers = await Promise.all([1, 2, 3].map(() => startProcess(storage)));
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const { database } = await startService({ engine, storage });
    const applied = await database.db.selectFrom("migrations").select("name").execute();
    expect(applied.map(({ name }) => name).sort()).toEqual(migrations.map(({ name }) => name));
  },
);

test("A server with METRICS_PORT prints where its metrics are; without, it has none", async () => {
  const told = /Metrics at (http:\S+)"/;
  const storage = await emptyStorage("sqlite");
  const measured = await startProcess({ ...storage, METRICS_PORT: "0" });
  const url = told.exec(measured.printed())![1]!;
  expect(new URL(url).hostname).toBe("127.0.0.1");
  expect(await (await fetch(url)).text()).toContain("http_request_duration_seconds");
  measured.kill("SIGTERM");
  expect(await measured.exited).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
  const plain = await startProcess(storage);
  expect(plain.printed()).not.toMatch(told);
});
