import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { openBooking } from "../../tests/support/component/booking.tsx";
import { answer, fakeService } from "../../tests/support/component/fake-service.ts";
import { StatusDialog } from "../routes/home/status-dialog.tsx";

fakeService();
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The hint comes as soon as the network goes, and leaves when it is back. */
async function expectHint(text: RegExp) {
  const hint = page.getByText(text);
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(hint.query()).toBeNull();
  dispatchEvent(new Event("offline"));
  await expect.poll(() => hint.query()?.role).toBe("status");
  onLine.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  await expect.poll(() => hint.query()).toBeNull();
}

test("Without a network the lookup says that it needs a connection", async () => {
  answer({ "GET /api/ayarlar": { json: { bookingApiBase: "", lookupApiBase: "" } } });
  await render(<StatusDialog onClose={() => {}} />);
  await expectHint(/Sorgulamak için internet bağlantısı gerekir\./);
});

test("Without a network the booking says before it is sent that it needs a connection", async () => {
  await openBooking();
  await expectHint(/Randevu almak için internet bağlantısı gerekir\./);
});
