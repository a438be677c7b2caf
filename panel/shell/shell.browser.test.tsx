import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { events, fakeService } from "../../tests/support/component/fake-service.ts";
import { me, renderPanel } from "../../tests/support/component/panel.tsx";
import { cardAnswer, listAnswer, settingsScreen } from "../../tests/support/component/samples.ts";
import { panelAppointment } from "../../tests/support/panel-appointment.ts";

fakeService();

const screens = {
  ...settingsScreen,
  "GET /api/yonetim/randevular": listAnswer([]),
  "GET /api/yonetim/randevular/1": cardAnswer(panelAppointment()),
  "GET /api/yonetim/hesaplar": { json: { accounts: [] } },
  "GET /api/yonetim/gun-listesi": { json: { appointments: [] } },
  "POST /api/yonetim/danisanlar/ara": { json: { clients: [], isCut: false } },
};

const rail = page.getByRole("navigation", { name: "Yönetim" });
const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });

test("On a phone the last tab leads to the further screens, the account and the way out", async () => {
  await page.viewport(390, 844);
  const { screen } = await renderPanel("/", screens);
  const tab = rail.getByRole("link", { name: "Diğer" });
  await userEvent.click(tab);
  await expect.element(heading("Diğer")).toHaveFocus();
  await userEvent.click(screen.getByRole("main").getByRole("link", { name: "Ayarlar" }));
  await expect.element(heading("Ayarlar")).toHaveFocus();
  await expect.element(tab).toHaveAttribute("aria-current", "true");
  await userEvent.click(tab);
  const exit = screen.getByRole("button", { name: /Çıkış yap/ });
  await expect.element(exit).toMatchTextContent("Ece, yönetici");
});

test.for([
  [390, "Diğer"],
  [1280, "Ayarlar"],
] as const)("The rail marks the section of a screen at %i px", async ([width, settings]) => {
  await page.viewport(width, 900);
  const { router } = await renderPanel("/", screens);
  for (const [address, title, marked] of [
    ["/hesaplar", "Hesaplar", settings],
    ["/gun-listesi", "Gün listesi", "Hafta"],
    ["/randevu/1", "Ayşe Yılmaz", "Randevular"],
  ] as const) {
    await router.navigate(address);
    await expect.element(heading(title)).toBeVisible();
    const current = [...rail.element().querySelectorAll("a[aria-current]")];
    expect(
      current.filter((link) => link.checkVisibility()).map(({ textContent }) => textContent),
    ).toEqual([marked]);
  }
});

test("On every screen there is one way out at the account's name, or on a phone a tab to it", async () => {
  const { router, screen } = await renderPanel("/", screens);
  const exits = screen.getByRole("button", { name: /Çıkış yap/ });
  for (const address of ["/", "/ayarlar", "/hesaplar"]) {
    await router.navigate(address);
    await page.viewport(1280, 900);
    await expect.element(heading(/./)).toBeVisible();
    await expect.poll(() => exits.elements()).toHaveLength(1);
    await expect.element(rail.getByText("Yönetici")).toBeVisible();
    await page.viewport(390, 844);
    await expect.poll(() => exits.elements()).toHaveLength(0);
    await expect.element(rail.getByRole("link", { name: "Diğer" })).toBeVisible();
  }
});

test("The app's icon shows the number of waiting requests, and nothing after signing out", async () => {
  const shown: unknown[] = [];
  vi.spyOn(navigator, "setAppBadge").mockImplementation(async (count) => void shown.push(count));
  vi.spyOn(navigator, "clearAppBadge").mockImplementation(async () => void shown.push("cleared"));
  const { screen } = await renderPanel("/diger", {
    "GET /api/yonetim/oturum": { json: me },
    "DELETE /api/yonetim/oturum": { status: 204 },
  });
  await expect.element(heading("Diğer")).toBeVisible();
  for (const pending of [2, 1]) {
    events!.send({ pending, toTell: 0, toRemind: 0, cancellations: 0, latest: null });
    await expect.poll(() => shown.at(-1)).toBe(pending);
  }
  await userEvent.click(screen.getByRole("button", { name: /Çıkış yap/ }).first());
  await expect.element(heading("Giriş")).toBeVisible();
  expect(shown.at(-1)).toBe("cleared");
});

test("Keys lead to screens and to the search, not while one types or decides in a sheet", async () => {
  await page.viewport(1280, 900);
  const { screen } = await renderPanel("/", screens);
  const search = screen.getByRole("searchbox");
  await expect.element(heading("Randevular")).toHaveFocus();
  await userEvent.keyboard("gd");
  await expect.element(heading("Danışanlar")).toHaveFocus();
  await userEvent.keyboard("/");
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard("gr?");
  await expect.element(search).toHaveValue("gr?");
  (heading("Danışanlar").element() as HTMLElement).focus();
  await userEvent.keyboard("ga");
  await expect.element(heading("Ayarlar")).toHaveFocus();
  // A screen without a search of its own.
  await userEvent.keyboard("/");
  await expect.element(search).toHaveFocus();
  await expect.element(search).toHaveAccessibleName("Ad, telefon ya da not ara");
  (heading("Randevular").element() as HTMLElement).focus();
  await userEvent.keyboard("?");
  const sheet = screen.getByRole("dialog", { name: "Klavye kısayolları" });
  await expect.element(sheet).toMatchTextContent("g aAyarlar");
  await userEvent.keyboard("gd");
  await expect.element(sheet).toBeVisible();
  await userEvent.click(sheet.getByRole("checkbox", { name: "Bu cihazda açık" }));
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("?gd");
  expect(sheet.query()).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Klavye kısayolları" }));
  await userEvent.click(sheet.getByRole("checkbox", { name: "Bu cihazda açık" }));
  await userEvent.keyboard("{Escape}gd");
  await expect.element(heading("Danışanlar")).toHaveFocus();
});
