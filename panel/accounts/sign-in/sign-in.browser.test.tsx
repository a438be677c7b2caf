import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { answer, calls, fakeService } from "../../../tests/support/component/fake-service.ts";
import { me, renderPanel } from "../../../tests/support/component/panel.tsx";
import { listAnswer } from "../../../tests/support/component/samples.ts";

fakeService();

test("A wrong password is said plainly, and the address stays typed", async () => {
  const { screen } = await renderPanel("/giris", {
    "POST /api/yonetim/oturum": { status: 401, json: { message: "E-posta ya da parola yanlış." } },
  });
  await userEvent.fill(screen.getByLabelText("E-posta"), "ece@example.com");
  await userEvent.fill(screen.getByLabelText("Parola", { exact: true }), "bu parola değil");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("alert")).toHaveTextContent("E-posta ya da parola yanlış.");
  await expect.element(screen.getByLabelText("E-posta")).toHaveValue("ece@example.com");
});

test.for([
  ["in a new browser", null, 1, 1],
  ["in a new browser, but somebody else failed, too", null, 2, 0],
  ["in a known browser, where the service has taken it off already", "ece@example.com", 1, 0],
] as const)(
  "One's own slip a moment ago is marked as seen %s",
  async ([_, email, failures, marked]) => {
    const until = { at: "2025-09-24T09:00:00.000Z", failures: 8 };
    const { screen } = await renderPanel("/giris", {
      "GET /api/yonetim/giris": { json: { email, ended: null } },
      "GET /api/yonetim/oturum": { json: null },
      "POST /api/yonetim/oturum": { status: 401, json: { code: "wrong_code", message: "Yanlış." } },
      "POST /api/yonetim/guvenlik": { status: 204 },
      "GET /api/yonetim/randevular": listAnswer([]),
    });
    await userEvent.fill(screen.getByLabelText("E-posta"), "ece@example.com");
    await userEvent.fill(screen.getByLabelText("Parola", { exact: true }), "gökyüzü");
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("alert").first()).toHaveTextContent("Yanlış.");
    const signedIn = { json: { ...me, news: { ...me.news, failures, until } } };
    answer({ "POST /api/yonetim/oturum": signedIn, "GET /api/yonetim/oturum": signedIn });
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("heading", { name: "Randevular" })).toBeVisible();
    const seen = calls.filter(({ path }) => path === "/api/yonetim/guvenlik");
    expect(seen).toHaveLength(marked);
    if (marked) expect(seen[0]!.body).toMatchObject({ failures: 8 });
  },
);

test("A long wait is told in minutes", async () => {
  const { screen } = await renderPanel("/giris", {
    "POST /api/yonetim/oturum": {
      status: 429,
      headers: { "retry-after": "840" },
      json: { code: "wait", message: "Biraz bekleyip yeniden deneyin." },
    },
  });
  await userEvent.fill(screen.getByLabelText("E-posta"), "ece@example.com");
  await userEvent.fill(screen.getByLabelText("Parola", { exact: true }), "gökyüzü");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("timer")).toHaveTextContent("14 dakika sonra");
  expect(calls.filter(({ path }) => path === "/api/yonetim/oturum")).toHaveLength(1);
});

test("The sign-in page says who helps with a forgotten password", async () => {
  const { screen } = await renderPanel("/giris");
  await userEvent.click(screen.getByText("Parolamı unuttum"));
  await expect.element(screen.getByText("Ayarlar → Hesaplar")).toBeVisible();
  await expect.element(screen.getByText("npm run staff -- reset e-posta")).toBeVisible();
});

test("A password can be shown while it is typed, and stays known as the current one", async () => {
  const { screen } = await renderPanel("/giris");
  const field = screen.getByLabelText("Parola", { exact: true });
  await userEvent.fill(field, "gökyüzü");
  await userEvent.click(screen.getByRole("button", { name: "Parolayı göster" }));
  await expect.element(field).toHaveAttribute("type", "text");
  await expect.element(field).toHaveAttribute("autocomplete", "current-password");
  await userEvent.click(screen.getByRole("button", { name: "Parolayı gizle" }));
  await expect.element(field).toHaveAttribute("type", "password");
  await expect.element(field).toHaveValue("gökyüzü");
});

test("A known browser has the address typed, and says why its session is over", async () => {
  const ended = { why: "ended", at: "2025-09-24T09:00:00.000Z", device: "Firefox, Windows" };
  const { screen } = await renderPanel("/giris", {
    "GET /api/yonetim/giris": { json: { email: "ece@example.com", ended } },
    "POST /api/yonetim/oturum": { status: 401, json: { message: "E-posta ya da parola yanlış." } },
  });
  await expect.element(screen.getByLabelText("E-posta")).toHaveValue("ece@example.com");
  await expect
    .element(screen.getByText(/başka bir cihazınızdan kapattınız: Firefox, Windows/))
    .toMatchTextContent(/24 Eylül 2025 12:00\./);
  await expect.element(screen.getByLabelText("Parola", { exact: true })).toHaveFocus();
  await userEvent.keyboard("gökyüzü");
  await userEvent.click(screen.getByRole("checkbox", { name: /Bu cihazda 30 gün açık kal/ }));
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("alert").first()).toMatchTextContent(/yanlış/);
  expect(calls.at(-1)!.body).toEqual({
    email: "ece@example.com",
    password: "gökyüzü",
    isKept: true,
  });
});
