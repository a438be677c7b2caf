import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { calls, fakeService } from "../../../tests/support/component/fake-service.ts";
import { renderPanel } from "../../../tests/support/component/panel.tsx";
import { fakeTimers } from "../../../tests/support/component/timers.ts";

fakeService();
fakeTimers();

test("A wait is counted down, and nothing is sent before its end", async () => {
  const { screen } = await renderPanel("/giris", {
    "POST /api/yonetim/oturum": {
      status: 429,
      headers: { "retry-after": "60" },
      json: { code: "wait", message: "Biraz bekleyip yeniden deneyin." },
    },
  });
  const timer = screen.getByRole("timer");
  const sent = () =>
    calls.filter((call) => call.method === "POST" && call.path === "/api/yonetim/oturum");
  await userEvent.fill(screen.getByLabelText("E-posta"), "ece@example.com");
  await userEvent.fill(screen.getByLabelText("Parola", { exact: true }), "gökyüzü");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("alert")).toMatchTextContent("Biraz bekleyip yeniden");
  await expect.element(timer).toMatchTextContent("60 saniye sonra");
  vi.advanceTimersByTime(30_000);
  await expect.element(timer).toMatchTextContent(/^(2\d|30) saniye sonra$/);
  await userEvent.keyboard("{Enter}");
  expect(sent()).toHaveLength(1);
  vi.advanceTimersByTime(31_000);
  await expect.element(timer).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.element(timer).toBeVisible();
  expect(sent()).toHaveLength(2);
});
