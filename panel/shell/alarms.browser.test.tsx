import { expect, test } from "vitest";
import { answer, events, fakeService } from "../../tests/support/component/fake-service.ts";
import { renderPanel } from "../../tests/support/component/panel.tsx";
import { listAnswer } from "../../tests/support/component/samples.ts";

const alarms = "/api/yonetim/uyarilar";
const held = { kind: "erasure_held", at: "2025-09-24T10:00:00.000Z", count: 201 };
const list = { "GET /api/yonetim/randevular": listAnswer([]) };
const title = "Eski kayıtlar silinmedi";

fakeService();

test("An alarm comes up on an open screen, stays on the next, and goes when it is closed", async () => {
  const { screen, router } = await renderPanel("/", list);
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  answer({ [`GET ${alarms}`]: { json: { alarms: [held] } } });
  events!.send({ pending: 0, toTell: 0, toRemind: 0, cancellations: 0, latest: null });
  const alarm = screen.getByRole("region", { name: title });
  await expect.element(alarm).toMatchTextContent("201");
  const widthOf = (element: Element) => element.getBoundingClientRect().width;
  const whole = alarm.element();
  expect(widthOf(whole.querySelector("p")!)).toBeGreaterThan(widthOf(whole) / 2);
  await router.navigate("/diger");
  await expect.element(screen.getByRole("heading", { level: 1, name: "Diğer" })).toHaveFocus();
  answer({
    [`POST ${alarms}/erasure_held/kapat`]: { status: 204 },
    [`GET ${alarms}`]: { json: { alarms: [] } },
  });
  await alarm.getByRole("button", { name: "Gördüm, kapat" }).click();
  await expect.element(alarm).not.toBeInTheDocument();
});

test("The focus stays on the button while an alarm is answered, and a failure is shown", async () => {
  const { screen } = await renderPanel("/", {
    ...list,
    [`GET ${alarms}`]: { json: { alarms: [held] } },
  });
  const alarm = screen.getByRole("region", { name: title });
  for (const [name, path] of [
    ["Saat doğru, silmeyi yap", `${alarms}/erasure_held/onayla`],
    ["Gördüm, kapat", `${alarms}/erasure_held/kapat`],
  ] as const) {
    const { promise, resolve: letGo } = Promise.withResolvers<void>();
    const message = "Bir hata oluştu.";
    answer({ [`POST ${path}`]: () => promise.then(() => ({ status: 500, json: { message } })) });
    const button = alarm.getByRole("button", { name });
    await button.click();
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await expect.element(button).toHaveFocus();
    letGo();
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(button).toHaveAttribute("aria-disabled", "false");
    await screen.getByRole("button", { name: "Kapat", exact: true }).click();
    await expect.element(screen.getByText(message)).not.toBeInTheDocument();
  }
});

test("An alarm about backups leads to their page", async () => {
  const old = { kind: "backup_old", at: "2025-09-24T10:00:00.000Z", count: 3 };
  const { screen, router } = await renderPanel("/diger", {
    [`GET ${alarms}`]: { json: { alarms: [old] } },
    "GET /api/yonetim/yedek": { json: { isOn: true, last: "2025-09-21T00:10:00.000Z" } },
  });
  await screen.getByRole("link", { name: "Yedekler" }).click();
  await expect.element(screen.getByText("Son yedek: 21 Eylül 2025 03:10")).toBeVisible();
  expect(router.state.location.pathname).toBe("/ayarlar/yedekler");
});
