import { afterEach, expect, test } from "vitest";
import { fakeService } from "../../../tests/support/component/fake-service.ts";
import { me, renderPanel, settings } from "../../../tests/support/component/panel.tsx";
import { listAnswer } from "../../../tests/support/component/samples.ts";
import { panelAppointment } from "../../../tests/support/panel-appointment.ts";

fakeService();
afterEach(() => localStorage.clear());

const list = "GET /api/yonetim/randevular";
const answers = {
  [list]: listAnswer([]),
  "GET /api/yonetim/oturum": { json: { ...me, secondFactor: true } },
  "GET /api/yonetim/ayarlar": { json: { ...settings, placeholders: ["phone"] } },
  "GET /api/yonetim/yedek": { json: { isOn: false, last: null } },
};

test("An owner's empty panel has a list of first steps, those done marked, until it is put away", async () => {
  const { screen } = await renderPanel("/", answers);
  const steps = screen.getByRole("region", { name: "İlk adımlar" });
  await expect.element(steps).toBeVisible();
  const links = () =>
    steps
      .getByRole("link")
      .elements()
      .map((link) => `${link.getAttribute("href")} ${link.textContent!.trim()}`);
  expect(links()).toEqual([
    "/hesaplar Adınızı yazın Tamam",
    "/ayarlar/bilgiler Akademinin telefonunu denetleyin",
    "/saatler Çalışma saatlerini gözden geçirin",
    "/ayarlar/giris İkinci adımı açın ya da bir geçiş anahtarı ekleyin Tamam",
    "/ayarlar/yedekler Yedeklemenin kurulu olduğuna bakın",
    "/ayarlar/bildirimler Bu cihazda bildirimleri açın",
  ]);
  await steps.getByRole("button", { name: "Bu listeyi kaldır" }).click();
  await expect.element(steps).not.toBeInTheDocument();
  await screen.unmount();
  const again = await renderPanel("/", answers);
  await expect.element(again.screen.getByText(/^Önümüzdeki günlerde randevu yok/)).toBeVisible();
  expect(steps.query()).toBeNull();
});

test("With all steps done, an appointment, a filter or another role there is no such list", async () => {
  const done = {
    ...answers,
    "GET /api/yonetim/ayarlar": { json: settings },
    "GET /api/yonetim/yedek": { json: { isOn: true, last: null } },
    "GET /api/yonetim/bildirimler": {
      json: { publicKey: "", choice: { kinds: [], showsNames: false } },
    },
  };
  localStorage.setItem("ilk-adimlar", '["saatler"]');
  const assistant = {
    ...answers,
    "GET /api/yonetim/oturum": { json: { ...me, role: "assistant" } },
  };
  for (const [address, given] of [
    ["/", done],
    ["/", { ...answers, [list]: listAnswer([panelAppointment({ day: "2025-09-26" })]) }],
    ["/?durum=approved", answers],
    ["/", assistant],
  ] as const) {
    const { screen } = await renderPanel(address, given);
    const list = screen.getByText(/randevu yok|Ayşe Yılmaz/);
    await expect.element(list.first()).toBeVisible();
    expect(screen.getByText("İlk adımlar").query()).toBeNull();
    await screen.unmount();
  }
});
