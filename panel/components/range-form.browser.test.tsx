import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { panelRefusals } from "../../contract/panel/refusals.ts";
import { fakeService } from "../../tests/support/component/fake-service.ts";
import { renderPanel } from "../../tests/support/component/panel.tsx";

fakeService();

test.for([
  ["/kayitlar", "İlk gün", "Göster"],
  ["/kapali?pencere=gun", "Gün", "Günü kapat"],
] as const)(
  "What %s says of a range goes when a day is typed or chosen",
  async ([address, first, submit]) => {
    const { screen } = await renderPanel(address, {
      "GET /api/yonetim/kayitlar": { json: { changes: [], next: null } },
      "POST /api/yonetim/kapali": {
        status: 400,
        json: { code: "range_backwards", message: panelRefusals.range_backwards },
      },
    });
    const last = screen.getByLabelText("Son gün");
    const backwards = screen.getByText("Son gün ilk günden önce olamaz.");
    async function chooseFromCalendar() {
      await userEvent.click(screen.getByRole("button", { name: "Takvimden seç" }).nth(1));
      await userEvent.click(page.getByRole("grid").getByRole("button", { name: /^25 Eylül/ }));
    }
    for (const correct of [() => userEvent.type(last, "{Backspace}"), chooseFromCalendar]) {
      await userEvent.fill(screen.getByLabelText(first, { exact: true }), "26.09.2025");
      await userEvent.fill(last, "25.09.2025");
      await userEvent.click(screen.getByRole("button", { name: submit }));
      await expect.element(backwards).toBeVisible();
      await correct();
      await expect.element(backwards).not.toBeInTheDocument();
    }
  },
);
