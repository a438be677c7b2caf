import type { Page, Request } from "@playwright/test";
import { istanbulInstant } from "../../booking/istanbul-time.ts";
import { paths } from "../../contract/public/paths.ts";
import { expect, open, test } from "../support/browser/site.ts";
import {
  expectReport,
  fillAndFreeze,
  fillContact,
  submit,
  toast,
  withOtherHost,
} from "./booking-page.ts";

const success = "Randevunuz başarılı bir şekilde oluşturuldu.";
const worker = /\/solve-worker-[^/]*\.js$/;
const onPage = /\/solve-challenge-[^/]*\.js$/;

/** Someone else's booking, sent without a page. */
async function bookOther(page: Page) {
  const data = {
    name: "Zeynep Işık",
    phone: "05329876543",
    firmId: "akademi",
    date: istanbulInstant({ day: "2025-09-30", time: "20:00" }).toISOString(),
    timeSlot: "20:00",
    randevuTipi: "Mini Öngörü",
  };
  expect((await page.request.post(paths.book, { data })).status()).toBe(201);
}

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

test("In ordinary times a booking is sent as ever, and nothing is solved or loaded for it [14.1]", async ({
  page,
}) => {
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

  test("a worker solves while the visitor types, not the page's own thread, and it books without a word of it", async ({
    page,
  }) => {
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

  test("a browser without workers solves on the page", async ({ page }) => {
    await bookOther(page);
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "Worker"));
    const { sent, workers, onPage } = requestsOf(page);
    await fillAndFreeze(page, () => expect.poll(() => onPage).toHaveLength(1));
    await submit(page).click();
    await expect(toast(page)).toHaveText(success);
    expect(sent.map(proofOf)).toEqual([expect.any(String)]);
    expect(workers).toHaveLength(0);
  });

  test("a worker whose script does not come leaves the work to the page", async ({ page }) => {
    await bookOther(page);
    await page.context().route(worker, (route) => route.fulfill({ status: 404 }));
    const { sent, onPage } = requestsOf(page);
    await fillAndFreeze(page, () => expect.poll(() => onPage).toHaveLength(1));
    await submit(page).click();
    await expect(toast(page)).toHaveText(success);
    expect(sent.map(proofOf)).toEqual([expect.any(String)]);
  });

  test("that began while the visitor typed, the page works when it is asked to, and sends once more", async ({
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

  test("a service that asks for nothing beforehand is sent the booking all the same", async ({
    page,
    trouble,
  }) => {
    await page.route(`**${paths.proof}?*`, (route) => route.fulfill({ status: 404 }));
    const { sent } = requestsOf(page);
    await fillAndFreeze(page);
    // Whoever sends sooner gives the question up, and nothing is reported.
    await expectReport(trouble, /status of 404/);
    await submit(page).click();
    await expect(toast(page)).toHaveText(success);
    expect(sent).toHaveLength(1);
  });
});

test("Another host is not asked for a challenge that it may not know [14.3]", async ({ page }) => {
  await withOtherHost(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("kanit")) asked.push(request.url());
  });
  await fillAndFreeze(page);
  await submit(page).click();
  await expect(toast(page)).toHaveText(success);
  expect(asked).toEqual([]);
});

test("Another host's 428 without a challenge is a refusal like any other [12.10]", async ({
  page,
  trouble,
}) => {
  await page.route(`**${paths.book}`, (route) => route.fulfill({ status: 428, body: "Olmaz" }));
  const { sent } = requestsOf(page);
  await fillAndFreeze(page);
  await submit(page).click();
  await expect(toast(page)).toHaveText("Randevunuz oluşturulurken bir hata oluştu.");
  expect(sent).toHaveLength(1);
  await expectReport(trouble, /status of 428/);
});

test.describe("In a flood of lookups", () => {
  test.use({ settings: { PROOF_AFTER_LOOKUPS: "1" } });

  test("the page works and shows what was asked for [13.3]", async ({ page, trouble }) => {
    await bookOther(page);
    await page.request.get(paths.lookup("05550000000"));
    await open(page, "/");
    await page.getByRole("button", { name: "Randevu Durumu Sorgula" }).click();
    await page.getByLabel("Telefon numaranız").fill("5329876543");
    await page.getByRole("button", { name: "Sorgula", exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("listitem").locator("p")).toHaveText([
      "30 Eylül 2025 20:00 Mini Öngörü randevunuz beklemede.",
    ]);
    await expectReport(trouble, /status of 428/);
  });
});

test("A name that holds a web address leaves the button disabled, without a word [12.7]", async ({
  page,
}) => {
  await fillAndFreeze(page);
  await expect(submit(page)).toBeEnabled();
  const before = await page.getByRole("dialog").innerText();
  await page.getByLabel("Ad Soyad").fill("Ayşe kazan.com");
  await expect(submit(page)).toBeDisabled();
  expect(await page.getByRole("dialog").innerText()).toBe(before);
  await fillContact(page);
  await expect(submit(page)).toBeEnabled();
});
