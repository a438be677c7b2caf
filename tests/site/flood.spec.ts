import type { Page, Request } from "@playwright/test";
import { paths } from "../../contract/public/paths.ts";
import { expect, open, test } from "../support/browser/site.ts";
import { bookOther, expectReport, fillAndFreeze, submit, toast } from "./booking-page.ts";

const success = "Randevunuz başarılı bir şekilde oluşturuldu.";
const worker = /\/solve-worker-[^/]*\.js$/;
const onPage = /\/solve-challenge-[^/]*\.js$/;

/** What the page asks for, and the workers it starts. */
function requestsOf(page: Page) {
  const seen = {
    asked: [] as Request[],
    sent: [] as Request[],
    workers: [] as string[],
    onPage: [] as Request[],
  };
  page.on("worker", (started) => seen.workers.push(new URL(started.url()).pathname));
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === paths.proof) seen.asked.push(request);
    if (pathname === paths.book) seen.sent.push(request);
    if (onPage.test(pathname)) seen.onPage.push(request);
  });
  return seen;
}

const proofOf = (request: Request | undefined) => request?.headers()["x-proof"];

test("Without a flood a booking loads and needs no proof of work [14.1]", async ({ page }) => {
  const { asked, sent, workers, onPage } = requestsOf(page);
  await fillAndFreeze(page, async () => {
    await expect.poll(() => asked).toHaveLength(1);
    expect((await asked[0]!.response())!.status()).toBe(204);
  });
  await submit(page).click();
  await expect(toast(page)).toHaveText(success);
  expect(asked).toHaveLength(1);
  expect(sent.map(proofOf)).toEqual([undefined]);
  expect([...workers, ...onPage]).toHaveLength(0);
});

test.describe("In a flood of bookings", () => {
  test.use({ settings: { PROOF_AFTER_BOOKINGS: "1" } });

  test("a worker solves the proof of work unnoticed while the visitor types", async ({ page }) => {
    await bookOther(page);
    const { asked, sent, workers, onPage } = requestsOf(page);
    await fillAndFreeze(page, () =>
      expect.poll(() => workers).toEqual([expect.stringMatching(worker)]),
    );
    await submit(page).click();
    await expect(toast(page)).toHaveText(success);
    expect(asked).toHaveLength(1);
    expect(sent.map(proofOf)).toEqual([expect.stringMatching(/^\d+\.1000\.[\da-f.]+\.\d+$/)]);
    expect(workers).toHaveLength(1);
    expect(onPage).toHaveLength(0);
    expect(page.workers()).toHaveLength(0);
  });

  test("the page solves the challenge of a refusal and sends again when the flood began meanwhile", async ({
    page,
    trouble,
  }) => {
    const { sent } = requestsOf(page);
    await fillAndFreeze(page);
    await bookOther(page);
    await submit(page).click();
    await expect(toast(page)).toHaveText(success);
    expect(sent.map(proofOf)).toEqual([undefined, expect.any(String)]);
    await expectReport(trouble, /status of 428/);
  });
});

test.describe("In a flood of lookups", () => {
  test.use({ settings: { PROOF_AFTER_LOOKUPS: "1" } });

  test("the page solves the challenge and shows the appointments [13.3]", async ({
    page,
    trouble,
  }) => {
    await bookOther(page);
    await page.request.get(paths.lookup("05550000000"));
    await open(page, "/");
    await page.getByRole("button", { name: "Randevu durumunu sorgula" }).click();
    await page.getByLabel("Telefon numaranız").fill("5329876543");
    await page.getByRole("button", { name: "Sorgula", exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("listitem").locator("p")).toHaveText([
      "30 Eylül 2025 20:00, Mini Öngörü randevunuz beklemede.",
    ]);
    await expectReport(trouble, /status of 428/);
  });
});
