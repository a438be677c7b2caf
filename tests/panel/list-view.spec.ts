import { addDays } from "../../booking/istanbul-time.ts";
import { panelStates } from "../support/browser/panel-states.ts";
import { expect, isSmall, test as signedOut } from "../support/browser/site.ts";
import { expectNoFindings, press } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, pastAppointment, phoneOf, today, tomorrow, yesterday } from "./work.ts";

test("What narrows the list is named while the fields are folded, and taken off one by one or at once", {
  tag: "@390",
}, async ({ page }) => {
  await page.goto(`/yonetim?tip=mini-ongoru&gun=${tomorrow}&ara=yok`);
  const active = page.getByRole("list", { name: "Açık süzgeçler" });
  await expect(active.getByRole("link")).toHaveText(["Mini Öngörü", "25 Eylül 2025", "Temizle"]);
  if (isSmall(page)) {
    await expect(page.getByLabel("Tür")).toBeHidden();
    await expect(page.getByRole("button", { name: "Süz 2 süzgeç açık" })).toBeVisible();
  }
  await expectNoFindings(page);
  await press(page, active.getByRole("link", { name: "Kaldır: Mini Öngörü" }));
  await expect(page).not.toHaveURL(/tip=/);
  await expect(page).toHaveURL(/gun=/);
  await press(page, active.getByRole("link", { name: "Temizle" }));
  await expect(page).toHaveURL(/\/yonetim\/?$/);
  await expect(active).toHaveCount(0);
});

test("A search is emptied by a button of our own", { tag: "@390" }, async ({ page }) => {
  await page.goto("/yonetim?ara=ayse");
  const field = page.getByRole("searchbox");
  await press(page, page.getByRole("button", { name: "Aramayı temizle" }));
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await expect(page).not.toHaveURL(/ara=/);
});

test("Those who did not come, and everything else over all time, are a tab away", {
  tag: "@390",
}, async ({ page, service }) => {
  const { id } = await pastAppointment(service, {
    day: yesterday,
    timeSlot: "21:00",
    name: "Gelmeyen Kişi",
  });
  await service.database.db
    .updateTable("slot_claims")
    .set({ no_show_at: service.clock.now.toISOString() })
    .where("id", "=", id)
    .execute();
  await pastAppointment(service, { day: "2024-01-02", timeSlot: "20:00", name: "Eski Kişi" });
  await page.goto("/yonetim");
  await expect(page.getByText("Önümüzdeki günlerde randevu yok.")).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "Durum" });
  await press(page, tabs.getByRole("link", { name: "Gelmedi" }));
  await expect(page.getByRole("link", { name: "Gelmeyen Kişi" })).toBeVisible();
  await press(page, tabs.getByRole("link", { name: "Tümü" }));
  await expect(page.getByRole("link", { name: "Eski Kişi" })).toBeVisible();
  await expect(tabs.getByRole("link", { name: "Tümü" })).toBeInViewport({ ratio: 1 });
});

test("“Daha fazla” goes on after the last row, and what changes meanwhile shows on every page", async ({
  page,
  service,
}) => {
  for (let index = 0; index < 60; index++) {
    const day = addDays("2024-01-01", index);
    await pastAppointment(service, { day, timeSlot: "20:00", name: `Kişi ${phoneOf(day)}` });
  }
  await page.goto("/yonetim?durum=approved");
  const rows = page.getByRole("region").getByRole("listitem");
  await expect(rows).toHaveCount(50);
  await page.getByRole("button", { name: "Daha fazla" }).focus();
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(60);
  await expect(rows.nth(50).getByRole("link").first(), "reading goes on").toBeFocused();
  await expect(page.getByRole("button", { name: "Daha fazla" })).toHaveCount(0);
  await bookAndFind(page, { day: tomorrow, timeSlot: "20:00", name: "Yeni Biri" });
  await service.database.db
    .updateTable("slot_claims")
    .set({ status: "approved" })
    .where("day", "=", tomorrow)
    .execute();
  await expect(page.getByRole("link", { name: "Yeni Biri" })).toBeVisible();
  await expect(rows).toHaveCount(61);
  await expect(page.getByText("Yeni", { exact: true })).toHaveCount(0);
});

signedOut(
  "On a phone seven people are in sight, and the statuses stand in one line",
  {
    tag: "@390",
  },
  async ({ page, service }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await panelStates.find(({ name }) => name === "panel-list")!.show(page, service);
    const bar = (await page.getByRole("navigation", { name: "Yönetim" }).boundingBox())!.y;
    const bottoms = await page
      .locator(".appointment-row")
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
    expect(bottoms.filter((bottom) => bottom <= bar).length).toBeGreaterThanOrEqual(7);
    const tops = await page
      .getByRole("navigation", { name: "Durum" })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
  },
);

test("What failed does not touch the rows below it", async ({ page, trouble }) => {
  await bookAndFind(page, { day: tomorrow, timeSlot: "20:00", name: "Kalan Kişi" });
  await page.goto("/yonetim");
  await expect(page.getByRole("link", { name: "Kalan Kişi" })).toBeVisible();
  await page.route("**/api/yonetim/randevular?**", (route) =>
    route.fulfill({ status: 500, body: "" }),
  );
  await page.route("**/api/yonetim/randevular", (route) =>
    route.fulfill({ status: 500, body: "" }),
  );
  await bookAndFind(page, { day: tomorrow, timeSlot: "21:00", name: "Gelen Kişi" });
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toBeVisible();
  const { y, height } = (await alert.boundingBox())!;
  const below = (await page.locator(".day-groups").boundingBox())!;
  expect(below.y - (y + height)).toBeGreaterThanOrEqual(16);
  trouble.length = 0;
});

test("Each outcome has a shape of its own", async ({ page, service }) => {
  for (const [index, name] of ["Bir", "İki", "Üç", "Dört"].entries()) {
    const day = addDays(today, -1 - index);
    await pastAppointment(service, { day, timeSlot: "20:00", name });
  }
  const at = service.clock.now.toISOString();
  for (const [name, set] of [
    ["Bir", { status: "pending" }],
    ["İki", { status: "cancelled" }],
    ["Üç", { no_show_at: at }],
  ] as const) {
    await service.database.db
      .updateTable("slot_claims")
      .set(set)
      .where("name", "=", name)
      .execute();
  }
  for (const forcedColors of ["none", "active"] as const) {
    await page.emulateMedia({ forcedColors });
    await page.goto("/yonetim?durum=all");
    await expect(page.locator(".outcome")).toHaveCount(4);
    const shapes = await page.locator(".outcome").evaluateAll((tags) =>
      tags.map((tag) => {
        const { clipPath, borderRadius, borderWidth, backgroundColor } = getComputedStyle(
          tag,
          "::before",
        );
        const isFilled = backgroundColor !== "rgba(0, 0, 0, 0)";
        return `${clipPath} ${borderRadius} ${borderWidth} ${isFilled}`;
      }),
    );
    expect(new Set(shapes).size).toBe(4);
  }
});
