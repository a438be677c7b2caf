import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { goodPassword } from "../../support/accounts.ts";
import { callPanel } from "../../support/panel.ts";
import { startProcess } from "../../support/process.ts";
import { emptyStorage } from "../../support/service.ts";

const printedLink =
  /^İlk yönetim hesabı için bağlantı .*: (http\S+)\/yonetim\/kurulum#([\w-]{43})$/gm;

test("The first start prints a link that works, and the next prints none", async () => {
  const storage = await emptyStorage();
  const settings = { ...storage, PANEL_URL: "https://panel.example.com" };
  const first = await startProcess(settings);
  const [link, ...more] = [...first.printed().matchAll(printedLink)];
  expect([link?.[1], more]).toEqual(["https://panel.example.com", []]);
  first.kill("SIGTERM");
  await first.exited;
  const again = await startProcess(settings);
  expect(again.printed()).not.toContain("kurulum");

  const origin = "https://panel.example.com";
  const made = await callPanel({ ...again, origin }, "POST", panelPaths.setUp, {
    token: link![2],
    email: "ece@example.com",
    password: goodPassword,
  });
  expect(made.status).toBe(201);
  expect(again.printed()).not.toContain("ece@example.com");
});

test("Two servers that start together create one first account", async () => {
  const storage = await emptyStorage("postgres");
  const servers = await Promise.all([startProcess(storage), startProcess(storage)]);
  const tokens = servers.flatMap((server) =>
    [...server.printed().matchAll(printedLink)].map((match) => match[2]),
  );
  expect(tokens.length).toBeGreaterThan(0);
  const made = await Promise.all(
    tokens.map((token, index) =>
      callPanel(servers[index]!, "POST", panelPaths.setUp, {
        token,
        email: `kisi${index}@example.com`,
        password: goodPassword,
      }),
    ),
  );
  expect(made.filter(({ status }) => status === 201)).toHaveLength(1);
});
