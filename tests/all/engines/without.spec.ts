import { expect, flow } from "./flow.ts";
import { openLine } from "./line.ts";

flow.describe("Without JavaScript", () => {
  flow.use({ withoutScript: true });

  flow("texts are read, entries open, and links lead on", async ({ tab }) => {
    await tab.open("/planets/mars");
    const entry = tab.find("summary", /Mars Boğa Burcunda/);
    await entry.click();
    await entry.is({ open: true });
    await tab.find("navigation", "Gezegenler").find("link", "Venüs").click();
    await tab.at("/planets/venus");
    await tab.find("heading", "Venüs").is();
    await tab.open("/consultation");
    await expect.poll(async () => (await tab.find("article").all()).length).toBe(12);
  });
});

flow.describe("Without a network", () => {
  // What was never fetched is missing.
  flow.use({ expectedTrouble: /./ });

  flow(
    "a page that was read opens with a note, any other page lists those that were read",
    async ({ tab, service }) => {
      const { url, cut } = await openLine(service.url);
      await tab.open(`${url}/charts`);
      await expect
        .poll(() => tab.run(() => navigator.serviceWorker.controller?.state))
        .toBe("activated");
      await tab.open(`${url}/zodiac/koc/saglik`);
      cut();
      await tab.open(`${url}/charts`);
      await tab.find("status", /kayıtlı hâlini okuyorsunuz/).is();
      await tab.open(`${url}/planets/mars`);
      await tab.find("heading", "Bağlantı yok").is();
      await tab.find("link", "Koç Burcu: Sağlık").click();
      await tab.find("heading", /Sağlık/).is();
    },
  );
});
