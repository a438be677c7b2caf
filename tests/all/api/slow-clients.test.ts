import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { paths } from "../../../contract/public/paths.ts";
import { listen } from "../../support/event-stream.ts";
import { newColleague } from "../../support/panel.ts";
import { parseAnswer, rawSocket } from "../../support/raw-socket.ts";
import { book, startService } from "../../support/service.ts";
import { withHugeFile } from "../../support/site.ts";

/** A busy machine's. */
const slowMachine = { timeout: 60_000 };

const head = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";
const bodyToCome = `POST ${paths.book} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 8000\r\n\r\n`;
/** Limits that are not under test are long. */
const patient = {
  headers: 1_000_000,
  request: 1_000_000,
  silence: 1_000_000,
  answer: 1_000_000,
  idle: 1_000_000,
  checkEvery: 10,
};

const startWith = (limits: Partial<typeof patient> & { connections?: number }) =>
  startService({ engine: "sqlite", limits: { ...patient, ...limits } });

function expectTooSlow(text: string) {
  const { status, body } = parseAnswer(text);
  expect(status).toBe(408);
  expect(JSON.parse(body)).toMatchObject({ code: "too_slow" });
}

test("A silent connection is closed with an answer", async () => {
  const { url } = await startWith({ headers: 50 });
  expectTooSlow(await (await rawSocket(url)).ended);
});

test("A connection with slow headers is closed with an answer", async () => {
  const { url } = await startWith({ headers: 50 });
  const client = await rawSocket(url);
  client.send("GET / HTTP/1.1\r\nHost: a\r\n");
  client.drip("X-A: b\r\n");
  expectTooSlow(await client.ended);
});

test("A connection with a slow body is closed with an answer", async () => {
  const { url } = await startWith({ headers: 100, request: 100 });
  const client = await rawSocket(url);
  client.send(bodyToCome);
  client.drip(" ");
  expectTooSlow(await client.ended);
});

test("A client that reads nothing of its answers is disconnected", async () => {
  const limits = { ...patient, silence: 200 };
  const service = await startService({ engine: "sqlite", limits, siteFiles: withHugeFile() });
  const client = await rawSocket(service.url);
  const answered = once(client.socket, "data");
  client.send("GET /buyuk HTTP/1.1\r\nHost: a\r\n\r\n");
  await answered;
  client.socket.pause();
  await expect.poll(service.openConnections, slowMachine).toBe(0);
});

test("A client that reads its answer too slowly is disconnected", async () => {
  const limits = { ...patient, answer: 500 };
  const service = await startService({ engine: "sqlite", limits, siteFiles: withHugeFile() });
  const { socket, send, ended } = await rawSocket(service.url);
  socket.on("data", async () => {
    socket.pause();
    await setTimeout(50);
    socket.resume();
  });
  send("GET /buyuk HTTP/1.1\r\nHost: a\r\n\r\n");
  await expect.poll(service.openConnections, slowMachine).toBe(0);
  socket.removeAllListeners("data").resume();
  await ended;
  expect(socket.bytesRead).toBeLessThan(50_000_000);
});

test("An open event stream is not disconnected", async () => {
  const limits = { ...patient, answer: 200 };
  const service = await startService({ engine: "sqlite", limits });
  const panel = await listen(service, await newColleague(service));
  await panel.next();
  await setTimeout(3 * limits.answer);
  expect(await book(service)).toBe(201);
  expect(await panel.next()).toBeDefined();
});

test("An idle connection is closed", async () => {
  const { url } = await startWith({ idle: 50 });
  const client = await rawSocket(url);
  client.send(head);
  expect(parseAnswer(await client.ended).status).toBe(200);
});

test("Above the limit of connections a new one is closed until another ends", async () => {
  const service = await startWith({ connections: 2 });
  const [first] = [await rawSocket(service.url), await rawSocket(service.url)];
  await expect.poll(service.openConnections, slowMachine).toBe(2);
  expect(await (await rawSocket(service.url)).ended).toBe("");
  first!.socket.destroy();
  await expect.poll(service.openConnections, slowMachine).toBe(1);
  const next = await rawSocket(service.url);
  next.send(head);
  const [answer] = await once(next.socket, "data");
  expect(parseAnswer(answer).status).toBe(200);
});

test("A booking succeeds while many connections are silent", async () => {
  const service = await startWith({});
  for (let index = 0; index < 50; index++) await rawSocket(service.url);
  expect(await book(service)).toBe(201);
});
