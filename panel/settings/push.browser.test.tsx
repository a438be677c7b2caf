import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { answer, calls, fakeService } from "../../tests/support/component/fake-service.ts";
import { renderPanel } from "../../tests/support/component/panel.tsx";
import { settingsScreen } from "../../tests/support/component/samples.ts";

fakeService();

const path = "/api/yonetim/bildirimler";
const publicKey =
  "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM";
const keys = { p256dh: `${"A".repeat(87)}=`, auth: `${"B".repeat(22)}==` };
const subscription = {
  endpoint: "https://push.example.com/1",
  options: { applicationServerKey: null },
  toJSON: () => ({ endpoint: "https://push.example.com/1", keys }),
  unsubscribe: vi.fn(async () => true),
};
/** A browser with pushes, which has none yet and says what it is asked. */
const subscribe = vi.fn(async (_options: object) => subscription);
const registration = {
  active: { state: "activated", addEventListener() {} },
  pushManager: { getSubscription: async () => null, subscribe },
};

beforeEach(() => {
  vi.spyOn(navigator.serviceWorker, "register").mockResolvedValue(registration as never);
  vi.spyOn(navigator.serviceWorker, "getRegistration").mockResolvedValue(registration as never);
  permit("granted");
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function permit(permission: NotificationPermission) {
  vi.stubGlobal("Notification", { permission, requestPermission: async () => permission });
}

const chosen = () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);
const everything = ["request", "visitor_cancel", "visitor_move", "soon", "today"];
const sent = {
  endpoint: "https://push.example.com/1",
  p256dh: "A".repeat(87),
  auth: "B".repeat(22),
};

test("A device is subscribed, chooses what it hears of, and is subscribed again at the next sign-in", async () => {
  const { screen } = await renderPanel("/ayarlar/bildirimler", {
    ...settingsScreen,
    [`GET ${path}`]: { json: { publicKey, choice: null } },
    [`POST ${path}`]: ({ body }) => {
      const { choice } = body as { choice: object };
      answer({ [`GET ${path}`]: { json: { publicKey, choice } } });
      return { status: 204 };
    },
  });
  await userEvent.click(screen.getByRole("button", { name: "Bu cihazda bildirimleri aç" }));
  const box = screen.getByRole("checkbox", { name: "Randevudan 10 dakika önce" });
  await expect.element(box).toBeChecked();
  expect(subscribe.mock.calls[0]).toEqual([
    { userVisibleOnly: true, applicationServerKey: publicKey },
  ]);
  await userEvent.click(box);
  await expect.element(box).not.toBeChecked();
  const names = screen.getByRole("checkbox", { name: /Danışanın adı ve randevu türü/ });
  await expect.element(names).not.toBeChecked();
  await userEvent.click(names);
  await expect.element(names).toBeChecked();
  const fewer = everything.filter((kind) => kind !== "soon");
  const choices = [
    { kinds: everything, showsNames: false },
    { kinds: fewer, showsNames: false },
    { kinds: fewer, showsNames: true },
  ];
  expect(chosen()).toEqual(choices.map((choice) => ({ subscription: sent, choice })));
  await screen.unmount();
  await renderPanel("/diger");
  await expect.poll(chosen).toHaveLength(4);
  expect(chosen()[3]).toEqual({ subscription: sent, choice: choices[2] });
});

test("A refused permission is said, and how to give it", async () => {
  const { screen } = await renderPanel("/ayarlar/bildirimler", {
    ...settingsScreen,
    [`GET ${path}`]: { json: { publicKey, choice: null } },
  });
  const on = screen.getByRole("button", { name: "Bu cihazda bildirimleri aç" });
  await expect.element(on).toBeVisible();
  permit("denied");
  await userEvent.click(on);
  await expect.element(screen.getByText(/panelin bildirimleri engellenmiş/)).toBeVisible();
  expect(chosen()).toEqual([]);
});

test("An iPhone is told to put the panel on its home screen first", async () => {
  vi.stubGlobal("Notification", undefined);
  Object.assign(navigator, { standalone: false });
  const { screen } = await renderPanel("/ayarlar/bildirimler", settingsScreen);
  await expect.element(screen.getByText(/“Ana Ekrana Ekle”yi seçin/)).toBeVisible();
});
