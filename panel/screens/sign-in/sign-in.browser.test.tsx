import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { calls, fakeService } from "../../../tests/support/component/fake-service.ts";
import { renderPanel } from "../../../tests/support/component/panel.tsx";

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
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
});
