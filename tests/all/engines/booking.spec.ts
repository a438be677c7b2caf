import { addDays, dayInWords } from "../../../booking/istanbul-time.ts";
import { bookOnSite } from "../../panel/work.ts";
import { choose, chooseHour, dayOf, fillIn, openBooking, stored } from "./booking-steps.ts";
import { expect, flow } from "./flow.ts";

flow(
  "An appointment is booked, and moved and cancelled by the private link",
  async ({ tab, service }) => {
    const day = dayOf(service);
    const next = addDays(day, 1);
    await openBooking(tab);
    await choose(tab, day, "21:30");
    await fillIn(tab);
    await tab.remember("status");
    await tab.find("button", "Randevu Oluştur").click();
    await tab.find("main").says(new RegExp(`alındı: ${dayInWords(day)}, 21:30 – Mini Öngörü`));
    await tab.find("button", "Takvime ekle").is();
    await expect
      .poll(() => tab.remembered())
      .toContain("Randevunuz başarılı bir şekilde oluşturuldu.");
    const [booked] = await stored(service);
    expect(booked).toMatchObject({ day, time_slot: "21:30", name: "Ayşe Yılmaz" });
    expect(booked).toMatchObject({ phone: "05321234567", status: "pending" });

    await tab.find("link", "Randevunuzu görün, taşıyın ya da iptal edin").click();
    const words = (state: string) => new RegExp(`Mini Öngörü randevunuz ${state}`);
    await tab.find("heading", words("beklemede")).is();
    await tab.find("button", "Başka bir saate taşı").click();
    await chooseHour(tab, next, "20:00");
    await tab.find("dialog").find("button", "Randevuyu taşı").click();
    await tab.find("heading", new RegExp(`^${dayInWords(next)} 20:00`)).is();
    expect(await stored(service)).toMatchObject([{ day: next, time_slot: "20:00" }]);
    await tab.find("button", "Randevuyu iptal et").click();
    await tab.find("button", "Evet, iptal et").click();
    await tab.find("heading", words("iptal edilmiştir")).is();
    expect(await stored(service)).toMatchObject([{ status: "cancelled" }]);
  },
);

flow.describe("When the hour has been taken meanwhile", () => {
  flow.use({ expectedTrouble: /409/, width: 500 });

  flow(
    "the booking is refused in words, and nothing is stored",
    async ({ tab, service, request }) => {
      const day = dayOf(service);
      await openBooking(tab);
      await choose(tab, day, "21:00");
      await tab.find("textbox", "Telefon").isInSight();
      await fillIn(tab);
      const other = { day, timeSlot: "21:00", name: "Hızlı Kişi", phone: "05001112233" };
      expect(await bookOnSite(request, other)).toBe(201);
      await tab.remember("alert");
      await tab.find("button", "Randevu Oluştur").click();
      await expect
        .poll(() => tab.remembered())
        .toContain("Randevunuz oluşturulurken bir hata oluştu.");
      expect(await stored(service)).toMatchObject([{ name: "Hızlı Kişi" }]);
    },
  );
});

flow(
  "Both phone fields understand a number however it is typed or pasted, and the lookup finds it",
  async ({ tab, service, request }) => {
    const day = dayOf(service);
    const typed = ["0532-123-45-67", "0090 5321234567", "532 123 45 67"];
    await tab.open("/ara");
    await tab.find("searchbox", "Sitede ara").fill("+90 532 123 45 67");
    await tab.press("Control+a");
    await tab.press("Control+c");
    await openBooking(tab);
    await choose(tab, day, "20:00");
    const phone = tab.find("textbox", "Telefon");
    await phone.click();
    await phone.is({ focused: true });
    await tab.press("Control+v");
    await phone.is({ value: "05321234567" });
    for (const form of typed) {
      await phone.fill(form);
      await phone.is({ value: "05321234567" });
    }
    const booking = { day, timeSlot: "22:00", name: "Ayşe Yılmaz", phone: "05321234567" };
    expect(await bookOnSite(request, booking)).toBe(201);
    await tab.open("/");
    await tab.find("button", "Randevu durumunu sorgula").click();
    await tab.find("button", "Sorgula").isInSight();
    const lookup = tab.find("textbox", "Telefon numaranız");
    await lookup.is({ focused: true });
    await tab.press("Control+v");
    await lookup.is({ value: "5321234567" });
    for (const form of typed) {
      await lookup.fill(form);
      await lookup.is({ value: "5321234567" });
    }
    await tab.find("button", "Sorgula").click();
    const found = tab.find("dialog").find("listitem");
    await found.says(new RegExp(`${dayInWords(day)} 22:00, Mini Öngörü randevunuz beklemede.`));
    await lookup.fill("5321234568");
    await tab.press("Enter");
    await found.says("Aktif randevu bulunamadı.");
    await tab.press("Escape");
    await tab.find("dialog").isGone();
  },
);

flow("An appointment is booked with the keyboard alone", async ({ tab, service }) => {
  await tab.open("/consultation#mini-ongoru");
  await tab.tabTo(tab.find("button", "Randevu Al"));
  await tab.press("Enter");
  await tab.find("heading", "Size en uygun tarihi seçin.").is({ focused: true });
  const today = tab.find("button", /^Bugün, /);
  await tab.tabTo(today);
  await tab.press("ArrowDown");
  await today.is({ focused: false });
  await tab.press("Enter");
  await tab.tabTo(tab.find("button", "İlerle"));
  await tab.press("Enter");
  await tab.find("heading", "Size en uygun saati seçin.").is({ focused: true });
  await tab.find("dialog").find("radio").is({ enabled: true });
  await tab.tabTo(tab.find("dialog").find("radio"));
  await tab.press("Space");
  await tab.press("ArrowDown");
  await tab.tabTo(tab.find("button", "İlerle"));
  await tab.press("Enter");
  await tab.find("heading", "İletişim bilgilerinizi girin.").is({ focused: true });
  await tab.tabTo(tab.find("textbox", "Ad Soyad"));
  await tab.type("Ayşe Yılmaz");
  await tab.tabTo(tab.find("textbox", "Telefon"));
  await tab.press("End");
  await tab.type("5321234567");
  await tab.press("Enter");
  await tab.find("main").says(/alındı: .* – Mini Öngörü/);
  await tab.find("button", "Randevu Al").is({ focused: true });
  expect(await stored(service)).toMatchObject([{ name: "Ayşe Yılmaz", phone: "05321234567" }]);
});
