import { panelPaths } from "../../../contract/panel/paths.ts";
import { fullDay } from "../../../panel/parts/day-words.ts";
import { expect, test } from "../site.ts";
import { expectNoFindings } from "./keyboard.ts";
import { bookOnSite, signIn } from "./staff.ts";
import { ownDay, phoneOf } from "./work.ts";

test("A request made on the site appears in the open list within a second", async ({
  page,
  baseURL,
}) => {
  await signIn(page, baseURL!);
  const day = ownDay(page, 44);
  await page.goto(`/yonetim?gun=${day}`);
  await expect(page.getByText("Buna uyan randevu yok.")).toBeVisible();
  await bookOnSite(page.request, {
    day,
    timeSlot: "21:00",
    name: "Yeni Gelen",
    phone: phoneOf(day),
  });
  const row = page.getByRole("region", { name: fullDay(day) }).getByRole("listitem");
  await expect(row).toContainText("Yeni Gelen", { timeout: 1000 });
  await expect(row.getByText("Yeni", { exact: true })).toBeVisible();
  await expect(row.getByText("Yeni", { exact: true })).toBeHidden({ timeout: 10_000 });
});

test("The waiting requests are counted in the title and on the way to the list", async ({
  page,
  baseURL,
}) => {
  await signIn(page, baseURL!);
  const day = ownDay(page, 45);
  await page.goto("/yonetim/hafta");
  /** Other tests book and approve meanwhile: what is shown must be what the service counts. */
  const expectCounted = () =>
    expect(async () => {
      const { pending } = await (await page.request.get(panelPaths.appointments)).json();
      await expect(page).toHaveTitle(`(${pending}) Hafta | Yönetim`, { timeout: 500 });
      await expect(page.getByRole("link", { name: `${pending} talep yanıt bekliyor` })).toBeVisible(
        { timeout: 500 },
      );
    }).toPass();
  for (const timeSlot of ["20:00", "21:00"]) {
    expect(await bookOnSite(page.request, { day, timeSlot, phone: phoneOf(day) })).toBe(201);
    await expectCounted();
  }
});

test("A lost connection says so, and heals by itself with what was missed", async ({
  page,
  baseURL,
  trouble,
}) => {
  await signIn(page, baseURL!);
  const day = ownDay(page, 46);
  // The server seems to end every connection at once.
  await page.route(`**${panelPaths.events}`, (route) =>
    route.fulfill({ contentType: "text/event-stream", body: "retry: 300\n\n" }),
  );
  await page.goto(`/yonetim?gun=${day}`);
  const lost = page.getByText(/^Bağlantı koptu/);
  await expect(lost).toBeVisible();
  await expectNoFindings(page);
  await bookOnSite(page.request, { day, timeSlot: "21:00", phone: phoneOf(day) });
  await page.unroute(`**${panelPaths.events}`);
  await expect(lost).toBeHidden();
  await expect(page.getByRole("link", { name: "Ayşe Yılmaz" })).toBeVisible();
  trouble.length = 0;
});

test("A connection that has fallen silent is given up, and made anew with what was missed", async ({
  page,
  baseURL,
}) => {
  await signIn(page, baseURL!);
  const day = ownDay(page, 47);
  await page.clock.install();
  await page.goto(`/yonetim?gun=${day}`);
  await expect(page.getByText("Buna uyan randevu yok.")).toBeVisible();
  await page.waitForLoadState("load");
  // From here on nobody answers.
  await page.route(`**${panelPaths.events}`, () => {});
  const lost = page.getByText(/^Bağlantı koptu/);
  await page.clock.fastForward(40_000);
  await expect(lost).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(lost).toBeVisible();
  await bookOnSite(page.request, { day, timeSlot: "21:00", phone: phoneOf(day) });
  await page.unroute(`**${panelPaths.events}`);
  await page.clock.fastForward(50_000);
  await expect(lost).toBeHidden();
  await expect(page.getByRole("link", { name: "Ayşe Yılmaz" })).toBeVisible();
});
