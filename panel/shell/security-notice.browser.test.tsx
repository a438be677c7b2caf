import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { answer, calls, fakeService } from "../../tests/support/component/fake-service.ts";
import { me, renderPanel } from "../../tests/support/component/panel.tsx";

fakeService();

const at = "2025-09-24T09:00:00.000Z";
const until = { at, failures: 2 };
const news = {
  failures: 2,
  newDevices: [{ at, device: "Chrome, Linux" }],
  acts: [],
  until,
};

test("Failed attempts and new devices are shown until they are read, and then what came after", async () => {
  const later = {
    ...news,
    ...{ failures: 0, newDevices: [{ at, device: "Firefox, Windows" }] },
  };
  const { screen } = await renderPanel("/diger", {
    "GET /api/yonetim/oturum": { json: { ...me, news } },
    "POST /api/yonetim/guvenlik": () => {
      answer({ "GET /api/yonetim/oturum": { json: { ...me, news: later } } });
      return { status: 204 };
    },
  });
  const notice = screen.getByRole("complementary", { name: "Hesap güvenliği" });
  await expect
    .element(notice)
    .toMatchTextContent("Son girişinizden bu yana 2 başarısız deneme oldu.");
  await expect.element(notice).toMatchTextContent("Yeni bir cihazdan giriş yapıldı: Chrome, Linux");
  const read = notice.getByRole("button", { name: "Gördüm" });
  await userEvent.click(read);
  await expect.element(notice).toMatchTextContent("Firefox, Windows");
  await expect.element(notice).not.toMatchTextContent(/Chrome|başarısız/);
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual(until);
  answer({
    "POST /api/yonetim/guvenlik": () => {
      answer({ "GET /api/yonetim/oturum": { json: me } });
      return { status: 204 };
    },
  });
  await userEvent.click(read);
  await expect.element(notice).not.toBeInTheDocument();
});
