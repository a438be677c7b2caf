import config from "../../../playwright.config.ts";
import { test } from "../../panel/signed-in.ts";
import { expect } from "../../support/browser/site.ts";
import { findWholeChromium } from "../../support/chromium.ts";

const wholeChromium = findWholeChromium();

test.use({
  serviceWorkers: "allow",
  launchOptions: {
    ...config.use?.launchOptions,
    ...(wholeChromium && { executablePath: wholeChromium }),
  },
});

test.skip(!wholeChromium, "only a whole Chromium shows notifications; there is none here");

test("The panel's worker shows a push, and a tap opens its screen in the open panel", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["notifications"]);
  await page.goto("/yonetim/diger");
  const client = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.endsWith("/yonetim/"));
      if (found) resolve(found.registrationId);
    }),
  );
  await client.send("ServiceWorker.enable");
  await page.evaluate(async () => {
    type Policies = {
      createPolicy(name: string, rules: object): { createScriptURL(address: string): string };
    };
    const { trustedTypes } = globalThis as unknown as { trustedTypes: Policies };
    const policy = trustedTypes.createPolicy("cevrimdisi", {
      createScriptURL: (address: string) => address,
    });
    const script = policy.createScriptURL("/yonetim/bildirim.js");
    const { installing } = await navigator.serviceWorker.register(script);
    await new Promise<void>((resolve) => {
      installing!.onstatechange = () => installing!.state === "activated" && resolve();
    });
  });
  const data = {
    title: "Yeni randevu talebi",
    body: "25 Eylül 2025 21:00",
    url: "/yonetim/hafta?gun=2025-09-25",
    tag: "request 1",
    badge: 1,
  };
  await client.send("ServiceWorker.deliverPushMessage", {
    origin: baseURL!,
    registrationId: await registered,
    data: JSON.stringify(data),
  });
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.getRegistration())!.getNotifications();
      return all.map(({ title, body, data }) => ({ title, body, url: data }));
    });
  const { title, body, url } = data;
  await expect.poll(shown).toEqual([{ title, body, url }]);
  const worker = context.serviceWorkers().find((one) => one.url().endsWith("/bildirim.js"))!;
  await worker.evaluate(async () => {
    type Scope = { registration: ServiceWorkerRegistration; dispatchEvent(event: Event): void };
    const scope = globalThis as unknown as Scope;
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(
      Object.assign(new Event("notificationclick"), {
        notification,
        // A window is brought to the front only after a person's tap.
        waitUntil: (done: Promise<unknown>) => void done.catch(() => {}),
      }),
    );
  });
  await expect(page).toHaveURL(/\/yonetim\/hafta\?gun=2025-09-25$/);
  await expect.poll(shown).toEqual([]);
});
